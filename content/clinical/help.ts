import type { HelpStep } from "@/lib/clinical/clinical-page";
import type { HelpDrawingId } from "@/lib/clinical/help-drawings";
import type { RouteId } from "@/content/site/routes";
import { callToAction, type ReferencePage } from "./shared";
import { type CiteId, from } from "./sources";
import { say } from "./values";

/** A card is a page like the others, with the drawing by which it is offered. */
type HelpContent = ReferencePage & {
  readonly picture: HelpDrawingId;
  /** Links for a reader who needs the steps for another age. */
  readonly otherAges?: readonly { readonly label: string; readonly route: RouteId; readonly hash?: string }[];
};

/** What every card of help has in common: it is for anyone who is there, has no sheets, and prints as its own poster. */
const forEveryone = { parts: [], sheets: [], callToAction } as const;

const steps = <const Items extends readonly HelpStep<CiteId>[]>(items: Items) => items;

export const childChoking = {
  ...forEveryone,
  route: "childChoking",
  picture: "childBackBlows",
  title: "Child choking",
  lead: "Also for adults. Read the note below the steps.",
  conditions: ["Choking"],
  guideline: "pediatric",
  sections: [
    {
      id: "help",
      title: "Child choking",
      population: "Child",
      blocks: [
        {
          kind: "help",
          by: from.choking,
          items: steps([
            {
              action: say("Weak or no cough, cannot speak?"),
              text: say(
                "Call 911 on speaker. Coughs strongly or can speak: encourage coughing, watch closely.",
              ),
              drawing: "childSigns",
            },
            {
              action: say("Give {backBlows}"),
              text: say("Lean the child forward. Heel of the hand between the shoulder blades."),
              by: from.taught,
              drawing: "childBackBlows",
            },
            {
              action: say("Then {abdominalThrusts}"),
              text: say("From behind: fist just above the navel, pulled inward and upward."),
              by: from.taught,
              drawing: "childThrusts",
            },
            {
              action: say("Repeat both"),
              text: say("Until it is out or the child does not respond."),
              drawing: "repeat",
            },
            {
              action: say("Does not respond: CPR"),
              text: say(
                "On the ground: {pushesChild}, {depthChild2025}; then {breathsChild}. Look in the mouth before breaths; remove only what is seen.",
              ),
              drawing: "childCpr",
            },
            {
              action: say("It is out: see a doctor"),
              text: say("After abdominal thrusts a doctor has to check the child."),
              by: from.taught,
              drawing: "doctor",
            },
          ]),
          note: say(
            "An adult: the same steps, with adult CPR. In late pregnancy, or if arms cannot reach around: chest thrusts after the back blows, never thrusts on the belly.",
          ),
        },
        {
          kind: "links",
          links: [
            {
              label: "CPR for a child",
              text: "From the first birthday to puberty.",
              route: "blsAlgorithm",
              hash: "child",
            },
            { label: "CPR for an adult", text: "With drawings.", route: "collapse" },
          ],
        },
      ],
    },
  ],
} as const satisfies HelpContent;

export const babyChoking = {
  ...forEveryone,
  route: "babyChoking",
  picture: "babyBackBlows",
  title: "Baby choking",
  lead: "Not for age 1 or older.",
  otherAges: [{ label: "Child choking", route: "childChoking" }],
  conditions: ["Choking"],
  guideline: "pediatric",
  sections: [
    {
      id: "help",
      title: "Baby choking",
      population: "Infant",
      blocks: [
        {
          kind: "help",
          by: from.chokingInfant,
          items: steps([
            {
              action: say("Weak or no cough, cannot cry?"),
              text: say("Call 911 on speaker. Coughs strongly or cries: let it cough, watch closely."),
              drawing: "babySigns",
            },
            {
              action: say("Give {backSlaps}"),
              text: say(
                "Face down along your forearm, the head lower than the chest and supported. Heel of the hand between the shoulder blades.",
              ),
              by: from.taught,
              drawing: "babyBackBlows",
            },
            {
              action: say("Then {infantChestThrusts}"),
              text: say(
                "Face up, the head supported. Heel of one hand in the center of the chest. No abdominal thrusts.",
              ),
              by: from.taught,
              drawing: "babyThrusts",
            },
            {
              action: say("Repeat both"),
              text: say("Until it is out or the baby does not respond."),
              drawing: "repeat",
            },
            {
              action: say("Does not respond: CPR"),
              text: say(
                "On a firm flat surface. {pushesChild} with the heel of one hand, or two thumbs, not two fingers, {depthInfant2025}; then {breathsChild}. Look in the mouth before breaths; remove only what is seen.",
              ),
              by: from.taught,
              drawing: "babyCpr",
            },
          ]),
        },
        {
          kind: "links",
          links: [
            {
              label: "CPR for a baby",
              text: "Up to the first birthday.",
              route: "blsAlgorithm",
              hash: "infant",
            },
          ],
        },
      ],
    },
  ],
} as const satisfies HelpContent;

export const collapse = {
  ...forEveryone,
  route: "collapse",
  picture: "cpr",
  title: "Someone collapsed",
  lead: "For an adult.",
  otherAges: [
    { label: "For a child", route: "blsAlgorithm", hash: "child" },
    { label: "For a baby", route: "blsAlgorithm", hash: "infant" },
  ],
  conditions: ["Cardiac arrest"],
  guideline: "adult",
  sections: [
    {
      id: "help",
      title: "Someone collapsed",
      population: "Adult",
      blocks: [
        {
          kind: "help",
          by: from.adultBls,
          items: steps([
            {
              action: say("Tap and shout"),
              text: say("Make sure the scene is safe. No response: shout for help."),
              drawing: "tapAndShout",
            },
            {
              action: say("Call 911 on speaker"),
              text: say("Send someone for an AED. Alone with a phone: call and start CPR right away."),
              drawing: "callAndAed",
            },
            {
              action: say("Not breathing normally, or only gasping: CPR"),
              text: say(
                "Treat it as cardiac arrest. No pulse check. Breathes normally: recovery position, on the side.",
              ),
              drawing: "breathing",
            },
            {
              action: say("Push hard and fast"),
              text: say(
                "Center of the chest, {compressionRate}, {depthAdult2025}. Let it come all the way back up.",
              ),
              by: from.depthAdult,
              drawing: "cpr",
            },
            {
              action: say("Give breaths if trained and willing"),
              text: say("{breathsSpoken} after every {pushesSpoken}; otherwise keep pushing."),
              drawing: "breaths",
            },
            {
              action: say("Use the AED as soon as it arrives"),
              text: say("Continue until professionals take over or the person starts to move."),
              drawing: "aed",
            },
          ]),
        },
        {
          kind: "links",
          links: [
            {
              label: "A child has collapsed",
              text: "From the first birthday to puberty.",
              route: "blsAlgorithm",
              hash: "child",
            },
            {
              label: "A baby has collapsed",
              text: "Up to the first birthday.",
              route: "blsAlgorithm",
              hash: "infant",
            },
          ],
        },
      ],
    },
  ],
} as const satisfies HelpContent;

export const overdose = {
  ...forEveryone,
  route: "overdose",
  picture: "naloxone",
  title: "Overdose",
  lead: "Suspected opioid overdose.",
  conditions: ["Opioid overdose", "Respiratory arrest"],
  guideline: "adult",
  sections: [
    {
      id: "help",
      title: "Overdose",
      population: "Adult and child",
      blocks: [
        {
          kind: "help",
          by: from.opioidLay,
          items: steps([
            {
              action: say("Look for signs of an opioid overdose"),
              text: say(
                "Slow, shallow or no breathing; gurgling; very sleepy or unresponsive; pinpoint pupils; blue or gray lips, nails or skin.",
              ),
              drawing: "overdoseSigns",
            },
            {
              action: say("Call 911"),
              text: say("Get naloxone and an AED. Never delay the call for them."),
              drawing: "callAndAed",
            },
            {
              action: say("No response, not breathing normally: CPR"),
              text: say("Push hard and fast in the center of the chest. Give breaths, too, if you are able."),
              by: from.breathsMatter,
              drawing: "cpr",
            },
            {
              action: say("Give naloxone"),
              text: say("As soon as it is at hand, as its package says. Never delay CPR for it."),
              drawing: "naloxone",
            },
            {
              action: say("Breathes normally: on the side"),
              text: say("Does not respond, but breathes normally: recovery position."),
              by: from.taught,
              drawing: "recovery",
            },
            {
              action: say("Stay"),
              text: say("Breathing can fail again. Hospital, even if the person is awake."),
              drawing: "ambulance",
            },
          ]),
        },
        {
          kind: "links",
          links: [
            {
              label: "How to do CPR",
              text: "The steps for an adult, with drawings.",
              route: "collapse",
            },
            {
              label: "CPR for a child",
              text: "From the first birthday to puberty.",
              route: "blsAlgorithm",
              hash: "child",
            },
          ],
        },
      ],
    },
  ],
} as const satisfies HelpContent;

/** What to do until professionals come, a card each with an address of its own; in the order in which they are offered. */
export const helpPages = [childChoking, babyChoking, collapse, overdose] as const;
export type HelpCard = (typeof helpPages)[number];

export const helpLabels = {
  title: "Help now",
  call: "Call 911",
  others: "Another emergency?",
  poster: "This page prints as a one-page poster.",
  professionals: "For professionals: BLS, adult, child and infant",
  disclaimer: "For education only; it is not medical advice. What the 911 dispatcher says comes first.",
  learn: "Learn it hands-on: find a class",
} as const;
