"""Panels that look back at a case: REVIEW CLUES and the X-ray."""
