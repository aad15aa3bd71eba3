"""The life of one match: who acts, what is written down, and how it comes back."""
