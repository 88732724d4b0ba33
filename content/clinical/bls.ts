import type { ClinicalFact } from "@/lib/clinical/clinical-page";
import type { Draft } from "@/lib/clinical/clinical-value";
import {
  callToAction,
  cprQuality,
  cprQualityOfAdults,
  earlier,
  type BlockDraft,
  type PageDraft,
} from "./shared";
import { type CiteId, from } from "./sources";
import { say } from "./values";

const recoveryPosition = {
  text: "Breathes normally and does not respond: recovery position, on the side.",
  by: from.taught,
} as const;

const childNotBreathing = {
  term: "Pulse but not breathing normally",
  figure: "One breath every {childBreath}",
  add: ["That is {childBreathRate}. Reassess after {childReassess}."],
} as const;

/** What a professional does if the pulse is weak, and first when alone; the same for a child and an infant. */
const professionalWithChild = [
  {
    term: "Pulse with poor perfusion, despite oxygen and breaths",
    figure: "{pediatricCprRate}: start CPR",
  },
  {
    term: "Professional alone, sudden collapse seen",
    text: "Call and get the AED first, use it at once, then CPR.",
    by: from.pedsBls,
  },
  {
    term: "Professional alone, collapse not seen",
    text: "CPR first; if still alone after {aloneCall}, call and get the AED. With a phone on speaker, call while starting.",
    by: from.pedsBls,
  },
] as const satisfies readonly Draft<ClinicalFact<CiteId>>[];

/** The choking sheet, one column per age: the rows of the page in the order of the steps. */
const chokingColumns = [
  {
    kind: "help",
    sheets: ["sheet-choking"],
    column: "Adult",
    by: from.choking,
    items: [
      {
        action: "{backBlows}",
        text: "Lean the person forward. Heel of the hand between the shoulder blades.",
        by: from.taught,
        drawing: "adultBackBlows",
      },
      {
        action: "{abdominalThrusts}",
        text: "Not in late pregnancy. Fist just above the navel, pulled inward and upward. Repeat both until it is out or the person does not respond. Be checked by a doctor afterward.",
        by: from.taught,
        drawing: "adultThrusts",
      },
      {
        above: "Late pregnancy, instead:",
        action: "{chestThrusts}",
        text: "Also if arms cannot reach around. Never thrusts on the belly in late pregnancy.",
        drawing: "adultChestThrusts",
      },
      {
        action: "Does not respond: CPR",
        text: "Lower the person to the ground. {pushesSpoken}, then {breathsSpoken}. Look in the mouth before breaths; remove only what is seen. No blind finger sweeps.",
        drawing: "cpr",
      },
    ],
  },
  {
    kind: "help",
    sheets: ["sheet-choking"],
    column: "Child",
    by: from.choking,
    items: [
      {
        action: "{backBlows}",
        text: "Lean the child forward. Heel of the hand between the shoulder blades.",
        by: from.taught,
        drawing: "childBackBlows",
      },
      {
        action: "{abdominalThrusts}",
        text: "Fist just above the navel, pulled inward and upward. Be checked by a doctor afterward.",
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
        text: "Lower the child to the ground. {pushesChild}, then {breathsChild}. Look in the mouth before breaths; remove only what is seen. No blind finger sweeps.",
        drawing: "childCpr",
      },
    ],
  },
  {
    kind: "help",
    sheets: ["sheet-choking"],
    column: "Infant",
    by: from.chokingInfant,
    items: [
      {
        action: "{backSlaps}",
        text: "Face down along the forearm, the head lower than the chest and supported.",
        by: from.taught,
        drawing: "babyBackBlows",
      },
      {
        action: "{infantChestThrusts}",
        text: "Face up, the head supported. Heel of one hand. No abdominal thrusts.",
        by: from.taught,
        drawing: "babyThrusts",
      },
      {
        action: "Repeat both",
        text: "Until it is out or the infant does not respond.",
        drawing: "babyRepeat",
      },
      {
        action: "Does not respond: CPR",
        text: "On a firm flat surface. {pushesChild}, then {breathsChild}. Look in the mouth before breaths; remove only what is seen. No blind finger sweeps.",
        by: from.taught,
        drawing: "babyCpr",
      },
    ],
  },
] as const satisfies readonly BlockDraft[];

/** Adult, child, infant and AED as specified (docs/specification.md#clinical); the panel on choking is ours. */
export const bls = say({
  route: "blsAlgorithm",
  title: "BLS Algorithm: Adult, Child and Infant",
  lead: "CPR for the three age groups: for anyone who is there, then for professionals.",
  conditions: ["Cardiac arrest", "Respiratory arrest", "Choking"],
  guideline: "adult",
  sheets: [
    { id: "sheet-adult-bls", title: "Adult BLS", points: 11 },
    { id: "sheet-child-bls", title: "Child and infant BLS", points: 11 },
    { id: "sheet-choking", title: "Choking", points: 12 },
  ],
  callToAction: {
    ...callToAction,
    text: "Hands-on classes put compressions, breaths and the AED into one drill.",
    ownClass: { classId: "bls", register: "Register for BLS Training" },
  },
  keyFigures: [
    { row: "adult-compression-rate", label: "Compressions" },
    { row: "adult-depth", label: "Depth" },
    { row: "adult-ratio", label: "Ratio" },
  ],
  parts: [
    { label: "Adult", hash: "adult" },
    { label: "Child", hash: "child" },
    { label: "Infant", hash: "infant" },
    { label: "Side by side", hash: "side-by-side" },
    { label: "Choking", hash: "choking" },
    { label: "Opioid", hash: "opioid" },
    { label: "Print", hash: "print" },
  ],
  sections: [
    {
      id: "adult",
      title: "Adult BLS",
      population: "Adult",
      blocks: [
        {
          kind: "steps",
          title: "For everyone: an adult has collapsed and you are not on duty as a professional",
          by: from.adultBls,
          items: [
            "Make sure that the scene is safe.",
            "Tap the adult and shout. No response: shout for help.",
            "Call 911 on speaker; send someone for an AED. Alone with a phone: call and start CPR right away.",
            "Not breathing normally, or only gasping: treat it as cardiac arrest. No pulse check.",
            {
              text: "Push hard and fast in the center of the adult's chest, {compressionRate}, {depthAdult2025}. Let the chest come all the way back up after each push.",
              by: from.depthAdult,
            },
            "If trained and willing, after every {pushesSpoken} tilt the head back, lift the chin, pinch the nose: {breathsSpoken}, each until the chest rises. Otherwise keep pushing. Hands-only CPR is right for an untrained rescuer helping an adult.",
            {
              text: "Breaths matter most for children, after drowning and after an overdose: give them if you are able.",
              by: from.breathsMatter,
            },
            "Use the AED as soon as it arrives. Continue until professionals take over or the person starts to move.",
          ],
        },
        {
          kind: "points",
          title: "Airway and position",
          by: from.taught,
          items: [
            "Head tilt-chin lift opens the airway; jaw thrust if a neck injury is likely",
            "On the back, on a firm flat surface, for CPR",
            recoveryPosition,
          ],
        },
        {
          kind: "facts",
          sheets: ["sheet-adult-bls"],
          isFolded: true,
          title: "For healthcare professionals",
          rows: [
            { term: "Compression rate", figure: "{compressionRate}" },
            { term: "Depth", figure: "{depthAdult2025}", company: earlier("{depthAdult}") },
            {
              term: "Hand position",
              text: "Heel of one hand on the lower half of the breastbone, other hand on top.",
              by: from.adultBls2025,
            },
            {
              term: "Recoil and pauses",
              text: "Let the chest come all the way back; keep interruptions as short as possible.",
              by: from.arrest,
            },
            { term: "Ratio", figure: "{ratio}" },
            {
              term: "Each breath",
              text: "{breathLength}, just enough to see the chest rise; avoid over-ventilating.",
              by: from.adultBls2025,
            },
            { term: "Pulse check", isOffSheet: true, figure: "{pulseCheck}" },
            {
              term: "Pulse but not breathing normally",
              isOffSheet: true,
              figure: "One breath every {rescueBreath}",
              add: [
                "That is {rescueBreathRate}. Recheck the pulse every {pulseRecheck}. Give an opioid antagonist such as naloxone if overdose is suspected.",
              ],
            },
            {
              term: "Advanced airway",
              figure: "One breath every {airwayBreath}",
              add: ["With continuous compressions."],
            },
            { term: "Switch compressors", figure: "every {switchEvery}", add: ["Sooner if tired."] },
            {
              id: "naloxone",
              term: "Suspected opioid overdose, adult",
              isOffSheet: true,
              text: "CPR comes first; naloxone must not delay CPR or the 911 call.",
              by: from.opioid,
            },
            {
              term: "Puberty",
              isOffSheet: true,
              text: "Anyone with signs of puberty is treated as an adult.",
              by: from.bls,
            },
          ],
        },
        {
          kind: "tree",
          sheets: ["sheet-adult-bls"],
          tree: "adultBls",
          title: "Adult BLS, step by step, for healthcare professionals",
        },
      ],
    },
    {
      id: "child",
      title: "Child BLS",
      population: "Child",
      isFolded: true,
      blocks: [
        {
          kind: "steps",
          sheets: ["sheet-child-bls"],
          title: "For everyone: a child has collapsed and you are not on duty as a professional",
          by: from.taught,
          items: [
            "Make sure that the scene is safe.",
            "Tap the child and shout. No response: shout for help, phone on speaker, call 911.",
            "Not breathing, or only gasping: {pushesChild}. Tilt the head back, lift the chin, pinch the nose: {breathsChild}, each until the chest rises. Repeat.",
            "Alone without a phone: {aloneCall} of CPR, then call and get the AED.",
            "Push with one or two hands, {depthChild2025}, {compressionRateChild}.",
            "AED: child pads if {aedChildAge} and at hand, adult pads otherwise. Pads must not touch.",
            { isOffSheet: true, text: "Go on until help takes over." },
          ],
        },
        {
          kind: "facts",
          sheets: ["sheet-child-bls"],
          rows: [
            { term: "Age", isOffSheet: true, figure: "{childAge} to puberty" },
            { term: "Compression rate", isOffSheet: true, figure: "{compressionRateChild}" },
            { term: "Depth", isOffSheet: true, figure: "{depthChild2025}", company: earlier("{depthChild}") },
            { term: "Hands", isOffSheet: true, text: "One or two hands.", by: from.pedsText },
            { term: "Ratio, alone", isOffSheet: true, figure: "{ratioAlone}" },
            { term: "Ratio, two rescuers", figure: "{ratioTwoRescuers}" },
            {
              term: "Pulse check, professionals",
              figure: "{pulseCheckChild}",
              add: ["At the carotid or femoral artery."],
              by: from.taught,
            },
            {
              term: "Breaths matter",
              isOffSheet: true,
              text: "Children usually arrest from a breathing problem: give breaths if able; pushes alone are better than nothing.",
              by: from.pedsText,
            },
            childNotBreathing,
            ...professionalWithChild,
          ],
        },
      ],
    },
    {
      id: "infant",
      title: "Infant BLS",
      population: "Infant",
      isFolded: true,
      blocks: [
        {
          kind: "steps",
          sheets: ["sheet-child-bls"],
          title: "For everyone: an infant has collapsed and you are not on duty as a professional",
          by: from.taught,
          items: [
            "Make sure that the scene is safe.",
            "Tap the foot of the infant and shout. No response: shout for help, phone on speaker, call 911.",
            "Not breathing, or only gasping: {pushesChild}. Head level, chin lifted, your mouth over mouth and nose: {breathsBaby} until the chest rises. Repeat.",
            "Alone without a phone: {aloneCall} of CPR, then call and get the AED.",
            "Push with the heel of one hand or two thumbs, {depthInfant2025}, {compressionRateChild}.",
            "AED with child pads if there are any, adult pads otherwise. The pads must not touch.",
            { isOffSheet: true, text: "Go on until help takes over." },
          ],
        },
        {
          kind: "facts",
          sheets: ["sheet-child-bls"],
          rows: [
            {
              term: "Age",
              isOffSheet: true,
              figure: "{infantAge}",
              add: ["Newborns follow the separate newborn pathway, which this site does not cover."],
            },
            { term: "Compression rate", isOffSheet: true, figure: "{compressionRateChild}" },
            {
              term: "Depth",
              isOffSheet: true,
              figure: "{depthInfant2025}",
              company: earlier("{depthInfant}"),
            },
            {
              term: "Technique",
              isOffSheet: true,
              text: "Heel of one hand, or two thumbs with the hands encircling the chest.",
              by: from.pedsText,
            },
            { term: "Ratio, alone", isOffSheet: true, figure: "{ratioAlone}" },
            { term: "Ratio, two rescuers", figure: "{ratioTwoRescuers}" },
            {
              term: "Breaths",
              isOffSheet: true,
              text: "Cover mouth and nose; small breath until the chest rises.",
              by: from.course,
            },
            childNotBreathing,
            {
              term: "Pulse check, professionals",
              figure: "{pulseCheckChild}",
              add: ["At the brachial artery."],
            },
            ...professionalWithChild,
          ],
        },
      ],
    },
    {
      id: "aed",
      title: "AED use",
      population: "All ages",
      isFolded: true,
      blocks: [
        {
          kind: "steps",
          sheets: ["sheet-adult-bls"],
          by: from.course,
          items: [
            { text: "Use it as soon as it arrives; keep compressing while it is set up.", by: from.bls },
            "Turn it on and follow the voice and picture prompts.",
            {
              text: "Pads on bare, dry skin: one below the right collarbone, one on the left side below the armpit. Front and back is an alternative.",
              by: from.aed,
            },
            {
              isOffSheet: true,
              text: "A bra may be moved rather than removed if the pads can sit correctly on bare skin.",
              by: from.aed,
            },
            "Wet chest: dry it. Medication patch under a pad: remove it and wipe. Lump of an implanted device: do not put the pad on top of it.",
            "Nobody touches the person while it analyzes or shocks.",
            {
              text: "Shock advised: one shock, then CPR at once for {aedCycle} in adults, the same in infants and children. No shock advised: CPR at once for the same time.",
              by: from.aedCycle,
            },
            {
              isOffSheet: true,
              text: "Continue until professionals take over or the person starts to move.",
              by: from.bls,
            },
          ],
        },
        {
          kind: "facts",
          sheets: ["sheet-adult-bls", "sheet-child-bls"],
          rows: [
            {
              term: "Infants and young children",
              figure: "{aedChildAge}",
              add: [
                "Pediatric pads or attenuator if available; if not, an adult AED may be used. Pads must not touch: use front and back on a small chest.",
                "Shock advised: {oneShockChild}, then CPR at once for {aedCycleChild}.",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "side-by-side",
      title: "Side by side",
      population: "All ages",
      blocks: [
        {
          kind: "compare",
          columns: ["Adult", "Child", "Infant"],
          rows: [
            { term: "Age", cells: ["From puberty on", "{childAge} to puberty", "{infantAge}, not newborns"] },
            {
              term: "Compression rate",
              cells: ["{compressionRate}", "{compressionRateChild}", "{compressionRateChild}"],
            },
            {
              term: "Depth",
              cells: [
                { figure: "{depthAdult2025}", company: earlier("{depthAdult}") },
                { figure: "{depthChild2025}", company: earlier("{depthChild}") },
                { figure: "{depthInfant2025}", company: earlier("{depthInfant}") },
              ],
            },
            {
              term: "Hands",
              cells: [
                "Two hands, lower half of the breastbone",
                "One or two hands",
                "Heel of one hand, or two thumbs with the hands encircling the chest",
              ],
            },
            { term: "Ratio, one rescuer", cells: ["{ratio}", "{ratioAlone}", "{ratioAlone}"] },
            { term: "Ratio, two rescuers", cells: ["{ratio}", "{ratioTwoRescuers}", "{ratioTwoRescuers}"] },
            {
              term: "Pulse, no normal breathing",
              cells: [
                "One breath every {rescueBreath}",
                "One breath every {childBreath}",
                "One breath every {childBreath}",
              ],
            },
            {
              term: "Switch compressors",
              cells: [
                "Every {switchEvery}, sooner if tired",
                "Every {switchEveryChild}, sooner if tired",
                "Every {switchEveryChild}, sooner if tired",
              ],
            },
          ],
        },
      ],
    },
    {
      id: "quality",
      title: "CPR quality",
      population: "All ages",
      isFolded: true,
      blocks: [cprQuality, cprQualityOfAdults],
    },
    {
      id: "opioid",
      title: "Opioid emergency",
      population: "All ages",
      isFolded: true,
      blocks: [
        {
          kind: "facts",
          rows: [
            {
              id: "naloxone-dose",
              term: "Naloxone, adult, for healthcare professionals",
              figure: "{naloxoneNasal} into the nose",
              add: [
                "CPR and the 911 call come first. Repeat in an adult every {naloxoneRepeat} as needed. By vein: by protocol.",
              ],
            },
          ],
        },
        {
          kind: "steps",
          title: "For everyone",
          by: from.opioidLay,
          items: [
            "Look for slow, shallow or no breathing; gurgling; a very sleepy or unresponsive person; pinpoint pupils; blue or gray lips, nails or skin.",
            "Call 911; get naloxone and an AED.",
            "Unresponsive and not breathing normally: CPR, with breaths if you are able. Naloxone as soon as it is at hand, as its package says.",
            "Never delay the call or CPR for naloxone.",
            "Stay: breathing can fail again. Hospital, even if the person is awake.",
            recoveryPosition,
          ],
        },
        {
          kind: "steps",
          title: "For healthcare professionals",
          by: from.opioidPro,
          items: [
            "Pulse check: adult {pulseCheck}; infant and child {pulseCheckChild}.",
            "Breathing: stimulate, open the airway, consider naloxone, observe.",
            "Pulse, not breathing normally: one breath every {rescueBreath} (adult), every {childBreath} (infant and child). Give naloxone.",
            "No pulse: CPR with ventilation; naloxone only if it does not interfere.",
          ],
        },
      ],
    },
    {
      id: "choking",
      title: "Choking",
      population: "All ages",
      blocks: [
        {
          kind: "facts",
          sheets: ["sheet-choking"],
          rows: [
            {
              term: "Mild",
              text: "Coughs strongly, speaks or cries: encourage coughing, watch closely.",
              by: from.taught,
            },
            {
              term: "Severe",
              text: "Weak or no cough, cannot speak (infant: cannot cry), color change, drowsy, not breathing: call 911.",
              by: from.choking,
            },
            {
              term: "Adult and child, 1 year and over, severe",
              isOffSheet: true,
              figure: "{backBlows}, then {abdominalThrusts}",
              add: ["Repeat until it is out or the person is unresponsive."],
            },
            {
              term: "Adult: late pregnancy, or arms cannot reach around",
              isOffSheet: true,
              population: "Adult",
              figure: "{backBlows}, then {chestThrusts}",
              add: [
                "Never thrusts on the belly in late pregnancy. Repeat until it is out or the person is unresponsive.",
              ],
            },
            {
              term: "Infant, under 1 year",
              isOffSheet: true,
              figure: "{backSlaps}, then {infantChestThrusts}",
              add: [
                "Chest thrusts with the heel of one hand. No abdominal thrusts. Repeat until it is out or the infant is unresponsive.",
              ],
            },
            {
              term: "Becomes unresponsive",
              isOffSheet: true,
              text: "Lower the person to the ground. CPR starting with compressions; look in the mouth before breaths, remove only what is seen; no blind finger sweeps.",
              by: from.choking,
            },
            {
              term: "How, adult and child: back blows",
              isOffSheet: true,
              text: "Lean the person forward; heel of the hand between the shoulder blades.",
              by: from.taught,
            },
            {
              term: "How, adult and child, not in late pregnancy: thrusts",
              isOffSheet: true,
              text: "Fist just above the navel, pulled inward and upward. Be checked by a doctor afterward.",
              by: from.taught,
            },
            {
              term: "How, infant: back blows (slaps)",
              isOffSheet: true,
              text: "Face down along the forearm, the head lower than the chest and supported.",
              by: from.taught,
            },
            {
              term: "What changed",
              isOffSheet: true,
              text: "New in 2025. The AHA 2020 guidelines gave no adult choking recommendation (courses taught abdominal thrusts, from older editions), abdominal thrusts alone for children, and {backSlaps} with {infantChestThrusts} for infants. The American Red Cross already taught {backBlows} and {abdominalThrusts}.",
              by: from.chokingChange,
            },
          ],
        },
        ...chokingColumns,
      ],
    },
  ],
} as const satisfies PageDraft);
