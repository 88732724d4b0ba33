import { confirmedBy } from "@/content/site/company-facts";
import { organizations } from "@/content/site/organizations";
import { rowsOf } from "@/content/site/table-rows";
import type { Fact } from "@/lib/facts/facts";
import { timelineTable } from "@/lib/tables/tables";
import type { IconName } from "@/lib/site/icon-name";
import { claims } from "./claims";

export const aboutHero = {
  title: "We teach your hands what to do.",
  lead: "We teach CPR, first aid and safety to nurses and new parents, construction crews and office staff, in small groups, on real equipment.",
} as const;

/** Claims of the company as shown on this page: each begins with its figure. */
export const aboutClaims: readonly { readonly text: Fact<string> }[] = [
  claims.excellence,
  claims.citiesAbout,
  claims.passRate,
].filter((claim) => claim !== null);

export const aboutMission = {
  title: "Our mission",
  text: "Put the right skills in as many hands as we can, so that whoever is closest when something happens knows where to start.",
} as const;

export const aboutVision = {
  title: "Our vision",
  text: "A country where no one has to wait for help because nobody nearby was ever shown what to do.",
} as const;

type CoreValue = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
};

/** Five core values, as specified (docs/specification.md#about). */
export const coreValues = {
  title: "Five values we work by",
  values: [
    {
      id: "integrity",
      title: "Integrity",
      icon: "shield-check",
      text: "A card says you can do it. So we give one only to people who have shown us they can.",
    },
    {
      id: "customer-first",
      title: "Customer First",
      icon: "care",
      text: "You get the class you need, even if it is the shorter one. If you do not need one yet, we will tell you so.",
    },
    {
      id: "innovation",
      title: "Innovation",
      icon: "idea",
      text: "We change how we teach when the evidence changes, and we tell you what is new.",
    },
    {
      id: "teamwork",
      title: "Teamwork",
      icon: "people",
      text: "Rescues work when people talk to each other. So do our classes, and so does our office.",
    },
    {
      id: "excellence",
      title: "Excellence",
      icon: "award",
      text: "Clean manikins, charged AED trainers, prepared instructors. Every class, not just the big ones.",
    },
  ] satisfies readonly CoreValue[],
} as const;

/** The milestones are rows of content/tables/timeline.csv (docs/specification.md#about). */
export const timeline = {
  title: claims.storyTitle,
  claim: claims.founded,
  entries: rowsOf(timelineTable),
} as const;

type RecognizedBody = {
  readonly id: string;
  readonly short: string;
  readonly name: string;
  readonly text: string;
};

/** The anchor is `certifications` (docs/specification.md#about). Names only: no logos, no wordmarks. */
export const recognizedCertifications = {
  title: "Recognized Certifications",
  lead: confirmedBy(
    "recognized-organizations",
    "The organizations whose courses and rules our classes follow.",
  ),
  bodies: [
    { id: "aha", ...organizations.aha, text: "Heartsaver, BLS, ACLS and PALS." },
    {
      id: "arc",
      ...organizations.arc,
      text: "CPR, first aid, BLS, babysitter, wilderness and responder classes.",
    },
    { id: "hsi", ...organizations.hsi, text: "First aid, CPR and workplace safety." },
    { id: "naemt", ...organizations.naemt, text: "Continuing education for EMS." },
    {
      id: "nremt",
      ...organizations.nremt,
      text: "Certifies EMS professionals. We teach; the Registry certifies.",
    },
  ] satisfies readonly RecognizedBody[],
  note: "The names belong to these organizations. Naming them does not mean that they publish, review or endorse this site.",
} as const;

export const aboutCall = {
  title: "Meet us in a classroom.",
  lead: "The best way to get to know us is a morning on the floor with a manikin.",
  find: "Find a class",
  contact: "Contact us",
} as const;
