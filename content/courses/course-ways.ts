import { confirmedBy } from "@/content/site/company-facts";

/** A sample until the training department has confirmed how each course can be taken. */
const taught = (text: string) => confirmedBy("course-ways", text);

const proof = "The certificate of the online part";

/** The text for each way to take a course. */
export const wayTerms = {
  home: "At home",
  room: "In the room",
  bring: "Bring",
  card: "Card",
  accepted: "Who accepts it",
} as const;

/** How courses are taught: at home or in the room, and what that means for the card. */
export const courseWays = {
  aha: {
    home: taught("Nothing, or the online part of a blended class"),
    room: taught("The whole class, or the skills session"),
    bring: proof,
    card: "The same AHA eCard either way",
    accepted: "Most hospitals. Ask your employer",
  },
  "red-cross": {
    home: taught("Nothing, or the online part of a blended class"),
    room: taught("The whole class, or the skills session"),
    bring: proof,
    card: "The same certificate either way",
    accepted: "Many employers. Ask yours",
  },
  virtual: {
    home: taught("The whole class, by video with an instructor"),
    room: "Nothing",
    bring: "A computer with a camera",
    card: taught("A Red Cross certificate"),
    accepted: "Ask first: many employers want practice in person",
  },
  osha: {
    home: taught("Nothing"),
    room: taught("The whole class"),
    bring: "A photo ID",
    card: "A course completion card",
    accepted: "Employers and states that ask for it",
  },
  hipaa: {
    home: taught("The whole class"),
    room: taught("The whole class, for groups"),
    bring: "Nothing",
    card: "A training certificate",
    accepted: "Your employer, which still trains you on its own policies",
  },
} as const;

export type CourseWay = (typeof courseWays)[keyof typeof courseWays];
