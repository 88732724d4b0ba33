/** For people whose email program does not open automatically: the message as text to copy. */
export const mailCopyLabels = {
  mailed:
    "Your email program should open now, with everything filled in. If it does not, copy the text and send it to {email}.",
  /** If the email program gets only the beginning of it. */
  cut: "Your message is long, and email programs take only the beginning. Copy the whole text and paste it into the email.",
  /** At the end of that beginning. */
  cutNote: "[The message continues. Please paste the whole text here.]",
  openMail: "Open the email again",
  textLabel: "Your message as text",
  copy: "Copy the text",
  copied: "Copied.",
  copyFailed: "The text is selected. Copy it with your keyboard or your device's menu.",
} as const;

/** The version without scripts, beside a link that opens an email. */
export const mailTextLabels = {
  title: "No email opened? Copy the text",
  to: "Send this to",
} as const;
