import type { HelpStep } from "@/lib/clinical/clinical-page";
import type { ClinicalText, Population, Provenance } from "@/lib/clinical/clinical-value";
import type { HelpDrawingId } from "@/lib/clinical/help-drawings";
import type { RouteId } from "@/content/site/routes";
import { callToAction, type ReferencePage } from "./shared";
import { type CiteId, from } from "./sources";
import { say } from "./values";

/** A card is a page like the others, plus the drawing that represents it in lists. */
type HelpContent = ReferencePage & {
  readonly picture: HelpDrawingId;
  /** Its name within its group: "Choking: Adult". */
  readonly people: string;
};

/** What differs between the cards: the page, and its steps. */
type Card = Pick<
  HelpContent,
  "route" | "picture" | "people" | "title" | "lead" | "conditions" | "guideline"
> & {
  readonly population: Population;
  readonly by: Provenance<CiteId>;
  readonly items: readonly HelpStep<CiteId, RouteId>[];
  readonly note?: ClinicalText;
};

/** A card: it is for any bystander, has no sheets, and prints as a poster. */
function card<const C extends Card>({ population, by, items, note, ...page }: C) {
  const block = { kind: "help", by, items, ...(note === undefined ? {} : { note }) } as const;
  return {
    parts: [],
    sheets: [],
    callToAction,
    ...page,
    sections: [{ id: "help", title: page.title, population, blocks: [block] }],
  } as const satisfies HelpContent;
}

/** Shared by every card with an AED. */
const aedUse =
  "Turn it on and do what it says. Pads on the bare chest, as drawn on them. Nobody touches while it checks or shocks. Then push on.";

export const adultChoking = card(
  say({
    route: "adultChoking",
    picture: "adultBackBlows",
    people: "Adult",
    title: "Adult choking",
    lead: "From puberty on",
    conditions: ["Choking"],
    guideline: "adult",
    population: "Adult",
    by: from.choking,
    items: [
      {
        action: "Weak or no cough, cannot speak, hands at the throat: call 911 on speaker",
        text: "Coughs strongly or speaks: let them cough, watch closely.",
        drawing: "adultSigns",
      },
      {
        action: "Lean them forward: {backBlows}",
        text: "Heel of the hand between the shoulder blades.",
        by: from.taught,
        drawing: "adultBackBlows",
      },
      {
        action: "Not in late pregnancy: {abdominalThrusts}",
        text: "Fist just above the navel, inward and upward.",
        by: from.taught,
        drawing: "adultThrusts",
      },
      {
        isInstead: true,
        action: "Late pregnancy, or your arms do not reach around: {chestThrusts}",
        text: "Fist on the center of the chest, straight back.",
        by: from.taught,
        drawing: "adultChestThrusts",
      },
      { action: "Repeat {blowsAndThrusts}", text: "Until it is out.", drawing: "adultRepeat" },
      {
        action: "Goes limp: lower to the ground, CPR",
        text: `{pushesSpoken} on the center of the chest. Look in the mouth before breaths, remove only what you see. Tilt the head back, lift the chin, pinch the nose: {breathsSpoken}, each until the chest rises.\nSomeone brings the AED. ${aedUse}`,
        by: from.taught,
        drawing: "cpr",
        link: { label: "CPR for an adult", route: "collapse" },
      },
      {
        action: "It is out",
        text: "See a doctor if there were thrusts.",
        by: from.taught,
        drawing: "doctor",
      },
    ],
  }),
);

export const childChoking = card(
  say({
    route: "childChoking",
    picture: "childBackBlows",
    people: "Child",
    title: "Child choking",
    lead: "Age 1 to puberty",
    conditions: ["Choking"],
    guideline: "pediatric",
    population: "Child",
    by: from.choking,
    items: [
      {
        action: "Weak or no cough, cannot speak: call 911 on speaker",
        text: "Coughs strongly, speaks or cries: let the child cough, watch closely.",
        drawing: "childSigns",
      },
      {
        action: "Lean the child forward: {backBlows}",
        text: "Heel of the hand between the shoulder blades.",
        by: from.taught,
        drawing: "childBackBlows",
      },
      {
        action: "Then {abdominalThrusts}",
        text: "From behind: fist just above the navel, pulled inward and upward.",
        by: from.taught,
        drawing: "childThrusts",
      },
      {
        action: "Repeat both",
        text: "Until it is out or the child does not respond.",
        drawing: "childRepeat",
      },
      {
        action: "Does not respond: CPR",
        text: `On the ground: {pushesChild}, {depthChildInShort}. Look in the mouth before breaths, remove only what you see. Tilt the head back, lift the chin, pinch the nose: {breathsChild}, each until the chest rises.\nSomeone calls 911 and brings the AED. ${aedUse}`,
        by: from.taught,
        drawing: "childCpr",
        link: { label: "CPR for a child", route: "childNotBreathing" },
      },
      {
        action: "It is out: see a doctor",
        text: "After abdominal thrusts a doctor has to check the child.",
        by: from.taught,
        drawing: "childDoctor",
      },
    ],
  }),
);

export const babyChoking = card(
  say({
    route: "babyChoking",
    picture: "babyBackBlows",
    people: "Baby",
    title: "Baby choking",
    lead: "Under age 1",
    conditions: ["Choking"],
    guideline: "pediatric",
    population: "Infant",
    by: from.chokingInfant,
    items: [
      {
        action: "Weak or no cough, cannot cry: call 911 on speaker",
        text: "Coughs strongly or cries: let it cough, watch closely.",
        drawing: "babySigns",
      },
      {
        action: "Give {backSlaps}",
        text: "Face down along your forearm, the head lower than the chest and supported. Heel of the hand between the shoulder blades.",
        by: from.taught,
        drawing: "babyBackBlows",
      },
      {
        action: "Then {infantChestThrusts}",
        text: "Face up, the head supported. Heel of one hand in the center of the chest. No abdominal thrusts.",
        by: from.taught,
        drawing: "babyThrusts",
      },
      { action: "Repeat both", text: "Until it is out or the baby does not respond.", drawing: "babyRepeat" },
      {
        action: "Does not respond: CPR",
        text: "On a firm flat surface: {pushesChild}, {depthInfantInShort}, with the heel of one hand, or two thumbs, not two fingers. Look in the mouth before breaths, remove only what you see. Head level, chin lifted, your mouth over mouth and nose: {breathsBaby} until the chest rises.",
        by: from.taught,
        drawing: "babyCpr",
        link: { label: "CPR for a baby", route: "babyNotBreathing" },
      },
      { action: "It is out", text: "See a doctor.", by: from.taught, drawing: "babyDoctor" },
    ],
  }),
);

export const collapse = card(
  say({
    route: "collapse",
    picture: "cpr",
    people: "Adult",
    title: "Someone collapsed",
    lead: "An adult",
    conditions: ["Cardiac arrest"],
    guideline: "adult",
    population: "Adult",
    by: from.adultBls,
    items: [
      {
        action: "Tap and shout",
        text: "Make sure the scene is safe. No response: shout for help.",
        drawing: "tapAndShout",
      },
      {
        action: "Call 911 on speaker",
        text: "Send someone for an AED. Alone with a phone: call and start CPR right away.",
        drawing: "callAndAed",
      },
      {
        action: "Not breathing normally, or only gasping: CPR",
        text: "Treat it as cardiac arrest. No pulse check. Breathes normally: recovery position, on the side.",
        drawing: "breathing",
      },
      {
        action: "Push hard and fast",
        text: "Firm flat ground, center of the chest, {compressionRate}, {depthAdult2025}. Let it come all the way back up.",
        by: from.depthAdult,
        drawing: "cpr",
      },
      {
        action: "Give breaths if trained and willing",
        text: "Tilt the head back, lift the chin, pinch the nose: {breathsSpoken}, each until the chest rises, after every {pushesSpoken}. Otherwise keep pushing.",
        by: from.taught,
        drawing: "breaths",
      },
      {
        action: "Use the AED as soon as it arrives",
        text: `${aedUse} Continue until professionals take over or the person starts to move.`,
        by: from.taught,
        drawing: "aed",
      },
    ],
  }),
);

export const childNotBreathing = card(
  say({
    route: "childNotBreathing",
    picture: "childCpr",
    people: "Child",
    title: "Child not breathing",
    lead: "Age 1 to puberty",
    conditions: ["Cardiac arrest", "Respiratory arrest"],
    guideline: "pediatric",
    population: "Child",
    by: from.taught,
    items: [
      {
        action: "Tap and shout",
        text: "No answer: shout for help, call 911 on speaker.",
        drawing: "childTap",
      },
      {
        action: "Not breathing, or only gasping",
        text: "On the back, firm flat ground.",
        drawing: "childBreathing",
      },
      {
        action: "{pushesChild}",
        text: "One or two hands on the center of the chest, {depthChildInShort}, {compressionRateChild}.",
        drawing: "childCpr",
      },
      {
        action: "Tilt the head back, lift the chin, pinch the nose: {breathsChild}",
        text: "Each until the chest rises.",
        drawing: "childBreaths",
      },
      {
        action: "Repeat {pushesAndBreaths}",
        text: "Go on until help takes over.",
        drawing: "childPushAndBreathe",
      },
      {
        action: "AED as soon as there is one",
        text: `${aedUse}\nChild pads {aedChildAge} if at hand, else adult pads. Pads must not touch: front and back if they would.`,
        drawing: "childAed",
      },
    ],
    note: "Alone without a phone: {aloneCall} first, then get help.",
  }),
);

export const babyNotBreathing = card(
  say({
    route: "babyNotBreathing",
    picture: "babyCpr",
    people: "Baby",
    title: "Baby not breathing",
    lead: "Under age 1",
    conditions: ["Cardiac arrest", "Respiratory arrest"],
    guideline: "pediatric",
    population: "Infant",
    by: from.taught,
    items: [
      {
        action: "Tap the foot and shout",
        text: "No answer: shout for help, call 911 on speaker.",
        drawing: "babyTap",
      },
      {
        action: "Not breathing, or only gasping",
        text: "On the back, firm flat ground.",
        drawing: "babyBreathing",
      },
      {
        action: "{pushesChild}",
        text: "Heel of one hand, or two thumbs with the hands around the chest, center of the chest, {depthInfantInShort}, {compressionRateChild}.",
        drawing: "babyCpr",
      },
      {
        action: "Head level, chin lifted, your mouth over mouth and nose: {breathsBaby}",
        text: "Until the chest rises.",
        drawing: "babyBreaths",
      },
      {
        action: "Repeat {pushesAndBreaths}",
        text: "Go on until help takes over.",
        drawing: "babyPushAndBreathe",
      },
      {
        action: "AED as soon as there is one",
        text: `${aedUse}\nChild pads if at hand, else adult pads. Pads must not touch: front and back if they would.`,
        drawing: "babyAed",
      },
    ],
    note: "Alone without a phone: {aloneCall}, then carry the baby with you to call.",
  }),
);

export const overdose = card(
  say({
    route: "overdose",
    picture: "naloxone",
    people: "All ages",
    title: "Overdose",
    lead: "Suspected opioid overdose, all ages",
    conditions: ["Opioid overdose", "Respiratory arrest"],
    guideline: "adult",
    population: "All ages",
    by: from.opioidLay,
    items: [
      {
        action: "Look and shout, call 911",
        text: "Slow, shallow or no breathing; gurgling; very sleepy or unresponsive; pinpoint pupils; blue or gray lips, nails or skin. Get naloxone and an AED.",
        drawing: "overdoseSigns",
      },
      {
        action: "Still reacts: keep them awake and on their side",
        text: "Naloxone now.",
        by: from.taught,
        drawing: "awakeOnSide",
      },
      {
        action: "No response, not breathing normally: CPR",
        text: `Firm flat ground. {pushesAnyone}, hard and fast, on the center of the chest. Tilt the head back, lift the chin, pinch the nose: {breathsAnyone}, each until the chest rises.\nAED as soon as there is one. ${aedUse}`,
        by: from.taught,
        drawing: "cpr",
        link: { label: "CPR for an adult", route: "collapse" },
      },
      {
        action: "Naloxone as soon as it is at hand",
        text: "As its package says. No better after {naloxoneAgain}: another dose. Never delay CPR for it.",
        by: from.taught,
        drawing: "naloxone",
      },
      {
        action: "A baby: naloxone is the same",
        text: "CPR for a baby is different.",
        by: from.taught,
        drawing: "babyNaloxone",
        link: { label: "CPR for a baby", route: "babyNotBreathing" },
      },
      {
        action: "Breathes normally: on the side",
        text: "Does not respond, but breathes normally: recovery position.",
        by: from.taught,
        drawing: "recovery",
      },
      {
        action: "Stay",
        text: "Breathing can fail again. Hospital, even if the person is awake.",
        drawing: "ambulance",
      },
    ],
  }),
);

/** What to do until professionals come: one card per page, in groups for display. */
export const helpGroups = [
  { title: "Choking", cards: [adultChoking, childChoking, babyChoking] },
  { title: "Not breathing", cards: [collapse, childNotBreathing, babyNotBreathing] },
  { title: "Overdose", cards: [overdose] },
] as const;
export const helpPages = [...helpGroups[0].cards, ...helpGroups[1].cards, ...helpGroups[2].cards] as const;
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
