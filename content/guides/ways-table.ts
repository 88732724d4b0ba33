import { ahaCatalog } from "@/content/courses/aha-courses";
import { courseWays, wayTerms } from "@/content/courses/course-ways";
import { hipaa, osha10, osha30 } from "@/content/courses/osha-classes";
import { redCrossCatalog } from "@/content/courses/red-cross-courses";
import { classKinds, onlineKind } from "@/content/locations/locations";
import { listedCourses } from "@/lib/courses/courses";

const titlesOf = (courses: readonly { readonly title: string }[]) =>
  courses.map(({ title }) => title).join(", ");

/** The ways in which each course is taught (content/courses/course-ways.ts). */
export const waysTable = {
  gist: "Before you book, ask your employer which kind of class they accept.",
  paragraphs: [
    "A blended class is coursework online first, then a shorter skills session with an instructor. You get the same card as in person.",
    "An online class without hands-on practice doesn't meet OSHA's rules for CPR and first aid at work.",
  ],
  caption: "How each course is taught",
  columns: ["Course", ...Object.values(wayTerms)],
  rows: [
    {
      courses: titlesOf(listedCourses<(typeof ahaCatalog.courses)[number]>(ahaCatalog.courses)),
      way: courseWays.aha,
    },
    {
      courses: titlesOf(listedCourses<(typeof redCrossCatalog.courses)[number]>(redCrossCatalog.courses)),
      way: courseWays["red-cross"],
    },
    ...classKinds
      .filter(({ id }) => id === onlineKind)
      .map(({ label }) => ({ courses: label, way: courseWays.virtual })),
    { courses: titlesOf([osha10, osha30]), way: courseWays.osha },
    { courses: hipaa.title, way: courseWays.hipaa },
  ],
} as const;
