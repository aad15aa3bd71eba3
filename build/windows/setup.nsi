; The setup of Caper City for Windows: for one user, without administrator rights. build/dev_setup.py runs this with
;   VERSION  such as 1.2.3           MACHINE  the kind of Windows program to make
;   LICENCE  the licence page        LISTS    a folder with install.nsh and remove.nsh, which name all files
;   ICON, SIDE and HEAD  pictures    OUT      the setup to write
; Saves and settings are in %APPDATA%\Caper City. Nothing here touches them.

Unicode true
Target ${MACHINE}
SetCompressor zlib ; pictures and sounds are small already: lzma takes nine times as long for one part in twenty
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
SetDateSave off ; the time of the build is not in the setup, so that two builds are equal
AllowSkipFiles off ; a full disk ends a silent setup, too

!define NAME "Caper City"
!define PROGRAM "${NAME}.exe"
!define UNINSTALLER "Uninstall.exe"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

Name "${NAME}"
BrandingText "${NAME} ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "The Caper City developers"
VIAddVersionKey "LegalCopyright" "The Caper City developers; MIT License and CC BY 4.0"

!include MUI2.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${HEAD}"
!define MUI_HEADERIMAGE_UNBITMAP "${HEAD}"
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TITLE "${NAME} ${VERSION}"
!define MUI_WELCOMEPAGE_TEXT "Four cops-and-robbers games for family and friends around one screen.$\r$\n$\r$\n\
Setup puts the game on this computer, just for you. It needs no administrator.$\r$\n$\r$\n\
If you had ${NAME} before, your saves and settings stay."
!define MUI_LICENSEPAGE_TEXT_TOP " "
!define MUI_LICENSEPAGE_TEXT_BOTTOM "Press Next if that's fine with you."
!define MUI_LICENSEPAGE_BUTTON "&Next >"
!define MUI_DIRECTORYPAGE_TEXT_TOP "Press Install, or choose another folder first."
!define MUI_FINISHPAGE_TITLE "Ready to play"
!define MUI_FINISHPAGE_TEXT "${NAME} is in your Start menu."
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_RUN_TEXT "Start ${NAME} now"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "This removes the game. Your saves and settings stay in $APPDATA\${NAME}, in case you come back."

!insertmacro MUI_PAGE_WELCOME
!define MUI_PAGE_HEADER_TEXT "Licence"
!define MUI_PAGE_HEADER_SUBTEXT "It's free, and yours to share."
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!define MUI_PAGE_HEADER_TEXT "Folder"
!define MUI_PAGE_HEADER_SUBTEXT "Where the game goes. Your saves have a place of their own."
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Windows lets nobody write to a program that runs.
!macro WAIT_FOR_THE_GAME_IN FOLDER
  ${DoWhile} ${FileExists} "${FOLDER}\${PROGRAM}"
    ClearErrors
    FileOpen $0 "${FOLDER}\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONINFORMATION "${NAME} is still running. Close it, then press Retry." /SD IDCANCEL IDCANCEL`
      Quit
    ${EndIf}
  ${Loop}
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "${NAME} needs Windows 10 or newer." /SD IDOK
    Quit
  ${EndIf}
FunctionEnd

Section "" GAME
  ; An older version goes first, wherever it is: its own uninstaller knows all of its files.
  ReadRegStr $1 HKCU "${KEY}" "InstallLocation"
  ${If} $1 != ""
    !insertmacro WAIT_FOR_THE_GAME_IN "$1"
    ${If} ${FileExists} "$1\${UNINSTALLER}"
      ExecWait '"$1\${UNINSTALLER}" /S _?=$1'
      Delete "$1\${UNINSTALLER}"
      RMDir "$1"
    ${EndIf}
  ${EndIf}
  !insertmacro WAIT_FOR_THE_GAME_IN "$INSTDIR"

  ; The way out comes first: what a power cut leaves can be removed, too.
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Caper City developers"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  SectionGetSize ${GAME} $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $2
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1

  !include "${LISTS}/install.nsh"
  SetOutPath "$INSTDIR"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

Section "Uninstall"
  !insertmacro WAIT_FOR_THE_GAME_IN "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ; File by file, so that a folder with something of the player's own in it stays.
  !include "${LISTS}/remove.nsh"
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
