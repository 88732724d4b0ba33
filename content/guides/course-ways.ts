import { pending } from "@/content/site/company-facts";
import { ahaCatalogue } from "@/content/courses/aha-courses";
import { hipaa, osha10, osha30 } from "@/content/courses/osha-classes";
import { redCrossCatalogue } from "@/content/courses/red-cross-courses";
import { classKinds, onlineKind } from "@/content/locations/locations";
import { listedCourses } from "@/lib/courses/courses";

/** A sample until the training department has confirmed which courses are taught in which way. */
const taught = (words: string) => pending("course-ways", words);

const titlesOf = (courses: readonly { readonly title: string }[]) =>
  courses.map(({ title }) => title).join(", ");

const proof = "The certificate of the online part";

/** How each course is taught: at home, in the room, and what that means for the card. */
export const courseWays = {
  gist: "Before you book, ask whoever will check your card which kind of class they accept.",
  paragraphs: [
    "A blended class has an online part that you finish first, and a shorter skills session with an instructor. You get the same card as in person.",
    "An online class without hands-on practice does not meet OSHA's rules for CPR and first aid at work.",
  ],
  caption: "How each course is taught",
  columns: ["Course", "At home", "In the room", "Bring", "Card", "Who accepts it"],
  rows: [
    {
      courses: titlesOf(listedCourses<(typeof ahaCatalogue.courses)[number]>(ahaCatalogue.courses)),
      cells: [
        taught("Nothing, or the online part of a blended class"),
        taught("The whole class, or the skills session"),
        proof,
        "The same AHA eCard either way",
        "Employers who ask for an AHA card. Most hospitals do",
      ],
    },
    {
      courses: titlesOf(listedCourses<(typeof redCrossCatalogue.courses)[number]>(redCrossCatalogue.courses)),
      cells: [
        taught("Nothing, or the online part of a blended class"),
        taught("The whole class, or the skills session"),
        proof,
        "The same certificate either way",
        "Employers who accept the Red Cross. Ask yours",
      ],
    },
    {
      courses: classKinds.find(({ id }) => id === onlineKind)?.label ?? "",
      cells: [
        taught("The whole class, by video with an instructor"),
        "Nothing",
        "A computer with a camera",
        taught("A Red Cross certificate"),
        "Ask first: many employers want practice in person",
      ],
    },
    {
      courses: titlesOf([osha10, osha30]),
      cells: [
        taught("Nothing"),
        taught("The whole class"),
        "A photo ID",
        "A course completion card",
        "Employers and states that ask for it",
      ],
    },
    {
      courses: hipaa.title,
      cells: [
        taught("The whole class"),
        taught("The whole class, for groups"),
        "Nothing",
        "A training certificate",
        "Your employer. It still trains you on its own policies",
      ],
    },
  ],
} as const;
