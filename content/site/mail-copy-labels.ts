/** For people whose email app doesn't open: the message as text to copy. */
export const mailCopyLabels = {
  mailed: "Your email app should open now. If it doesn't, copy the message and send it to {email}.",
  /** If the email app gets only the beginning of it. */
  cut: "Your message is too long for your email app. Copy all of it and paste it into the email.",
  /** At the end of that beginning. */
  cutNote: "[The message continues. Please paste all of it here.]",
  openMail: "Open the email again",
  textLabel: "Your message as text",
  copy: "Copy the message",
  copied: "Copied.",
  copyFailed: "The message is selected. Copy it with your keyboard or menu.",
} as const;

/** The version without scripts, beside a link that opens an email. */
export const mailTextLabels = {
  title: "Email didn't open? Copy the message",
  to: "Send this to",
} as const;
