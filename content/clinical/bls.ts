import type { ClinicalFact } from "@/lib/clinical/clinical-page";
import {
  callToAction,
  cprQuality,
  cprQualityOfAdults,
  type ReferenceBlock,
  type ReferencePage,
} from "./shared";
import { type CiteId, from } from "./sources";
import { say } from "./values";

const recoveryPosition = {
  text: say("Breathes normally and does not respond: recovery position, on the side."),
  by: from.taught,
} as const;

/** What a professional does first when alone, the same for a child and an infant. */
const aloneWithChild = [
  {
    term: "Professional alone, sudden collapse seen",
    text: say("Call and get the AED first, use it at once, then CPR."),
    by: from.pedsBls,
  },
  {
    term: "Professional alone, collapse not seen",
    text: say(
      "CPR first; if still alone after {aloneCall}, call and get the AED. With a phone on speaker, call while starting.",
    ),
    by: from.pedsBls,
  },
] as const satisfies readonly ClinicalFact<CiteId>[];

/** The choking sheet, one column per age: the rows of the page in the order of the steps. */
const chokingColumns = [
  {
    kind: "help",
    sheets: ["sheet-choking"],
    column: "Adult",
    by: from.choking,
    items: [
      {
        action: say("{backBlows}"),
        text: say("Lean the person forward. Heel of the hand between the shoulder blades."),
        by: from.taught,
        drawing: "adultBackBlows",
      },
      {
        action: say("{abdominalThrusts}"),
        text: say(
          "Not in late pregnancy. Fist just above the navel, pulled inward and upward. Repeat both until it is out or the person does not respond. Be checked by a doctor afterward.",
        ),
        by: from.taught,
        drawing: "adultThrusts",
      },
      {
        above: say("Late pregnancy, instead:"),
        action: say("{chestThrusts}"),
        text: say("Also if arms cannot reach around. Never thrusts on the belly in late pregnancy."),
        drawing: "adultChestThrusts",
      },
      {
        action: say("Does not respond: CPR"),
        text: say(
          "Lower the person to the ground. {pushesSpoken}, then {breathsSpoken}. Look in the mouth before breaths; remove only what is seen. No blind finger sweeps.",
        ),
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
        action: say("{backBlows}"),
        text: say("Lean the child forward. Heel of the hand between the shoulder blades."),
        by: from.taught,
        drawing: "childBackBlows",
      },
      {
        action: say("{abdominalThrusts}"),
        text: say("Fist just above the navel, pulled inward and upward. Be checked by a doctor afterward."),
        by: from.taught,
        drawing: "childThrusts",
      },
      {
        action: say("Repeat both"),
        text: say("Until it is out or the child does not respond."),
        drawing: "childRepeat",
      },
      {
        action: say("Does not respond: CPR"),
        text: say(
          "Lower the child to the ground. {pushesChild}, then {breathsChild}. Look in the mouth before breaths; remove only what is seen. No blind finger sweeps.",
        ),
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
        action: say("{backSlaps}"),
        text: say("Face down along the forearm, the head lower than the chest and supported."),
        by: from.taught,
        drawing: "babyBackBlows",
      },
      {
        action: say("{infantChestThrusts}"),
        text: say("Face up, the head supported. Heel of one hand. No abdominal thrusts."),
        by: from.taught,
        drawing: "babyThrusts",
      },
      {
        action: say("Repeat both"),
        text: say("Until it is out or the infant does not respond."),
        drawing: "babyRepeat",
      },
      {
        action: say("Does not respond: CPR"),
        text: say(
          "On a firm flat surface. {pushesChild}, then {breathsChild}. Look in the mouth before breaths; remove only what is seen. No blind finger sweeps.",
        ),
        by: from.taught,
        drawing: "babyCpr",
      },
    ],
  },
] as const satisfies readonly ReferenceBlock[];

/** Adult, child, infant and AED as specified (docs/specification.md#clinical); the panel on choking is ours. */
export const bls = {
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
            say("Make sure that the scene is safe."),
            say("Tap the adult and shout. No response: shout for help."),
            say(
              "Call 911 on speaker; send someone for an AED. Alone with a phone: call and start CPR right away.",
            ),
            say("Not breathing normally, or only gasping: treat it as cardiac arrest. No pulse check."),
            {
              text: say(
                "Push hard and fast in the center of the adult's chest, {compressionRate}, {depthAdult2025}. Let the chest come all the way back up after each push.",
              ),
              by: from.depthAdult,
            },
            say(
              "If trained and willing, after every {pushesSpoken} tilt the head back, lift the chin, pinch the nose: {breathsSpoken}, each until the chest rises. Otherwise keep pushing. Hands-only CPR is right for an untrained rescuer helping an adult.",
            ),
            {
              text: say(
                "Breaths matter most for children, after drowning and after an overdose: give them if you are able.",
              ),
              by: from.breathsMatter,
            },
            say(
              "Use the AED as soon as it arrives. Continue until professionals take over or the person starts to move.",
            ),
          ],
        },
        {
          kind: "points",
          title: "Airway and position",
          by: from.taught,
          items: [
            say("Head tilt-chin lift opens the airway; jaw thrust if a neck injury is likely"),
            say("On the back, on a firm flat surface, for CPR"),
            recoveryPosition,
          ],
        },
        {
          kind: "facts",
          sheets: ["sheet-adult-bls"],
          isFolded: true,
          title: "For healthcare professionals",
          rows: [
            { term: "Compression rate", figure: say("{compressionRate}") },
            {
              term: "Depth",
              figure: say("{depthAdult2025}"),
              company: { leads: "AHA 2025", figure: say("{depthAdult}") },
            },
            {
              term: "Hand position",
              text: say("Heel of one hand on the lower half of the breastbone, other hand on top."),
              by: from.adultBls2025,
            },
            {
              term: "Recoil and pauses",
              text: say("Let the chest come all the way back; keep interruptions as short as possible."),
              by: from.arrest,
            },
            { term: "Ratio", figure: say("{ratio}") },
            {
              term: "Each breath",
              text: say("{breathLength}, just enough to see the chest rise; avoid over-ventilating."),
              by: from.adultBls2025,
            },
            { term: "Pulse check", isOffSheet: true, figure: say("{pulseCheck}") },
            {
              term: "Pulse but not breathing normally",
              isOffSheet: true,
              figure: say("One breath every {rescueBreath}"),
              add: [
                say(
                  "That is {rescueBreathRate}. Recheck the pulse every {pulseRecheck}. Give an opioid antagonist such as naloxone if overdose is suspected.",
                ),
              ],
            },
            {
              term: "Advanced airway",
              figure: say("One breath every {airwayBreath}"),
              add: [say("With continuous compressions.")],
            },
            {
              term: "Switch compressors",
              figure: say("every {switchEvery}"),
              add: [say("Sooner if tired.")],
            },
            {
              id: "naloxone",
              term: "Suspected opioid overdose, adult",
              isOffSheet: true,
              text: say("CPR comes first; naloxone must not delay CPR or the 911 call."),
              by: from.opioid,
            },
            {
              term: "Puberty",
              isOffSheet: true,
              text: say("Anyone with signs of puberty is treated as an adult."),
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
            say("Make sure that the scene is safe."),
            say("Tap the child and shout. No response: shout for help, phone on speaker, call 911."),
            say(
              "Not breathing, or only gasping: {pushesChild}. Tilt the head back, lift the chin, pinch the nose: {breathsChild}, each until the chest rises. Repeat.",
            ),
            say("Alone without a phone: {aloneCall} of CPR, then call and get the AED."),
            say("Push with one or two hands, {depthChild2025}, {compressionRateChild}."),
            say("AED: child pads if {aedChildAge} and at hand, adult pads otherwise. Pads must not touch."),
            { isOffSheet: true, text: say("Go on until help takes over.") },
          ],
        },
        {
          kind: "facts",
          sheets: ["sheet-child-bls"],
          rows: [
            { term: "Age", isOffSheet: true, figure: say("{childAge} to puberty") },
            { term: "Compression rate", isOffSheet: true, figure: say("{compressionRateChild}") },
            {
              term: "Depth",
              isOffSheet: true,
              figure: say("{depthChild2025}"),
              company: { leads: "AHA 2025", figure: say("{depthChild}") },
            },
            { term: "Hands", isOffSheet: true, text: say("One or two hands."), by: from.pedsText },
            { term: "Ratio, alone", isOffSheet: true, figure: say("{ratioAlone}") },
            { term: "Ratio, two rescuers", figure: say("{ratioTwoRescuers}") },
            {
              term: "Pulse check, professionals",
              figure: say("{pulseCheckChild}"),
              add: [say("At the carotid or femoral artery.")],
              by: from.taught,
            },
            {
              term: "Breaths matter",
              isOffSheet: true,
              text: say(
                "Children usually arrest from a breathing problem: give breaths if able; pushes alone are better than nothing.",
              ),
              by: from.pedsText,
            },
            {
              term: "Pulse but not breathing normally",
              figure: say("One breath every {childBreath}"),
              add: [say("That is {childBreathRate}. Reassess after {childReassess}.")],
            },
            {
              term: "Pulse with poor perfusion, despite oxygen and breaths",
              figure: say("{pediatricCprRate}: start CPR"),
            },
            ...aloneWithChild,
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
            say("Make sure that the scene is safe."),
            say(
              "Tap the foot of the infant and shout. No response: shout for help, phone on speaker, call 911.",
            ),
            say(
              "Not breathing, or only gasping: {pushesChild}. Head level, chin lifted, your mouth over mouth and nose: {breathsBaby} until the chest rises. Repeat.",
            ),
            say("Alone without a phone: {aloneCall} of CPR, then call and get the AED."),
            say("Push with the heel of one hand or two thumbs, {depthInfant2025}, {compressionRateChild}."),
            say("AED with child pads if there are any, adult pads otherwise. The pads must not touch."),
            { isOffSheet: true, text: say("Go on until help takes over.") },
          ],
        },
        {
          kind: "facts",
          sheets: ["sheet-child-bls"],
          rows: [
            {
              term: "Age",
              isOffSheet: true,
              figure: say("{infantAge}"),
              add: [say("Newborns follow the separate newborn pathway, which this site does not cover.")],
            },
            { term: "Compression rate", isOffSheet: true, figure: say("{compressionRateChild}") },
            {
              term: "Depth",
              isOffSheet: true,
              figure: say("{depthInfant2025}"),
              company: { leads: "AHA 2025", figure: say("{depthInfant}") },
            },
            {
              term: "Technique",
              isOffSheet: true,
              text: say("Heel of one hand, or two thumbs with the hands encircling the chest."),
              by: from.pedsText,
            },
            { term: "Ratio, alone", isOffSheet: true, figure: say("{ratioAlone}") },
            { term: "Ratio, two rescuers", figure: say("{ratioTwoRescuers}") },
            {
              term: "Breaths",
              isOffSheet: true,
              text: say("Cover mouth and nose; small breath until the chest rises."),
              by: from.course,
            },
            {
              term: "Pulse but not breathing normally",
              figure: say("One breath every {childBreath}"),
              add: [say("That is {childBreathRate}. Reassess after {childReassess}.")],
            },
            {
              term: "Pulse check, professionals",
              figure: say("{pulseCheckChild}"),
              add: [say("At the brachial artery.")],
            },
            {
              term: "Pulse with poor perfusion, despite oxygen and breaths",
              figure: say("{pediatricCprRate}: start CPR"),
            },
            ...aloneWithChild,
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
            { text: say("Use it as soon as it arrives; keep compressing while it is set up."), by: from.bls },
            say("Turn it on and follow the voice and picture prompts."),
            {
              text: say(
                "Pads on bare, dry skin: one below the right collarbone, one on the left side below the armpit. Front and back is an alternative.",
              ),
              by: from.aed,
            },
            {
              isOffSheet: true,
              text: say("A bra may be moved rather than removed if the pads can sit correctly on bare skin."),
              by: from.aed,
            },
            say(
              "Wet chest: dry it. Medication patch under a pad: remove it and wipe. Lump of an implanted device: do not put the pad on top of it.",
            ),
            say("Nobody touches the person while it analyzes or shocks."),
            {
              text: say(
                "Shock advised: one shock, then CPR at once for {aedCycle} in adults, the same in infants and children. No shock advised: CPR at once for the same time.",
              ),
              by: from.aedCycle,
            },
            {
              isOffSheet: true,
              text: say("Continue until professionals take over or the person starts to move."),
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
              figure: say("{aedChildAge}"),
              add: [
                say(
                  "Pediatric pads or attenuator if available; if not, an adult AED may be used. Pads must not touch: use front and back on a small chest.",
                ),
                say("Shock advised: {oneShockChild}, then CPR at once for {aedCycleChild}."),
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
            {
              term: "Age",
              cells: [say("From puberty on"), say("{childAge} to puberty"), say("{infantAge}, not newborns")],
            },
            {
              term: "Compression rate",
              cells: [say("{compressionRate}"), say("{compressionRateChild}"), say("{compressionRateChild}")],
            },
            {
              term: "Depth",
              cells: [
                {
                  figure: say("{depthAdult2025}"),
                  company: { leads: "AHA 2025", figure: say("{depthAdult}") },
                },
                {
                  figure: say("{depthChild2025}"),
                  company: { leads: "AHA 2025", figure: say("{depthChild}") },
                },
                {
                  figure: say("{depthInfant2025}"),
                  company: { leads: "AHA 2025", figure: say("{depthInfant}") },
                },
              ],
            },
            {
              term: "Hands",
              cells: [
                say("Two hands, lower half of the breastbone"),
                say("One or two hands"),
                say("Heel of one hand, or two thumbs with the hands encircling the chest"),
              ],
            },
            { term: "Ratio, one rescuer", cells: [say("{ratio}"), say("{ratioAlone}"), say("{ratioAlone}")] },
            {
              term: "Ratio, two rescuers",
              cells: [say("{ratio}"), say("{ratioTwoRescuers}"), say("{ratioTwoRescuers}")],
            },
            {
              term: "Pulse, no normal breathing",
              cells: [
                say("One breath every {rescueBreath}"),
                say("One breath every {childBreath}"),
                say("One breath every {childBreath}"),
              ],
            },
            {
              term: "Switch compressors",
              cells: [
                say("Every {switchEvery}, sooner if tired"),
                say("Every {switchEveryChild}, sooner if tired"),
                say("Every {switchEveryChild}, sooner if tired"),
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
              figure: say("{naloxoneNasal} into the nose"),
              add: [
                say(
                  "CPR and the 911 call come first. Repeat in an adult every {naloxoneRepeat} as needed. By vein: by protocol.",
                ),
              ],
            },
          ],
        },
        {
          kind: "steps",
          title: "For everyone",
          by: from.opioidLay,
          items: [
            say(
              "Look for slow, shallow or no breathing; gurgling; a very sleepy or unresponsive person; pinpoint pupils; blue or gray lips, nails or skin.",
            ),
            say("Call 911; get naloxone and an AED."),
            say(
              "Unresponsive and not breathing normally: CPR, with breaths if you are able. Naloxone as soon as it is at hand, as its package says.",
            ),
            say("Never delay the call or CPR for naloxone."),
            say("Stay: breathing can fail again. Hospital, even if the person is awake."),
            recoveryPosition,
          ],
        },
        {
          kind: "steps",
          title: "For healthcare professionals",
          by: from.opioidPro,
          items: [
            say("Pulse check: adult {pulseCheck}; infant and child {pulseCheckChild}."),
            say("Breathing: stimulate, open the airway, consider naloxone, observe."),
            say(
              "Pulse, not breathing normally: one breath every {rescueBreath} (adult), every {childBreath} (infant and child). Give naloxone.",
            ),
            say("No pulse: CPR with ventilation; naloxone only if it does not interfere."),
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
              text: say("Coughs strongly, speaks or cries: encourage coughing, watch closely."),
              by: from.taught,
            },
            {
              term: "Severe",
              text: say(
                "Weak or no cough, cannot speak (infant: cannot cry), color change, drowsy, not breathing: call 911.",
              ),
              by: from.choking,
            },
            {
              term: "Adult and child, 1 year and over, severe",
              isOffSheet: true,
              figure: say("{backBlows}, then {abdominalThrusts}"),
              add: [say("Repeat until it is out or the person is unresponsive.")],
            },
            {
              term: "Adult: late pregnancy, or arms cannot reach around",
              isOffSheet: true,
              population: "Adult",
              figure: say("{backBlows}, then {chestThrusts}"),
              add: [
                say(
                  "Never thrusts on the belly in late pregnancy. Repeat until it is out or the person is unresponsive.",
                ),
              ],
            },
            {
              term: "Infant, under 1 year",
              isOffSheet: true,
              figure: say("{backSlaps}, then {infantChestThrusts}"),
              add: [
                say(
                  "Chest thrusts with the heel of one hand. No abdominal thrusts. Repeat until it is out or the infant is unresponsive.",
                ),
              ],
            },
            {
              term: "Becomes unresponsive",
              isOffSheet: true,
              text: say(
                "Lower the person to the ground. CPR starting with compressions; look in the mouth before breaths, remove only what is seen; no blind finger sweeps.",
              ),
              by: from.choking,
            },
            {
              term: "How, adult and child: back blows",
              isOffSheet: true,
              text: say("Lean the person forward; heel of the hand between the shoulder blades."),
              by: from.taught,
            },
            {
              term: "How, adult and child, not in late pregnancy: thrusts",
              isOffSheet: true,
              text: say(
                "Fist just above the navel, pulled inward and upward. Be checked by a doctor afterward.",
              ),
              by: from.taught,
            },
            {
              term: "How, infant: back blows (slaps)",
              isOffSheet: true,
              text: say("Face down along the forearm, the head lower than the chest and supported."),
              by: from.taught,
            },
            {
              term: "What changed",
              isOffSheet: true,
              text: say(
                "New in 2025. The AHA 2020 guidelines gave no adult choking recommendation (courses taught abdominal thrusts, from older editions), abdominal thrusts alone for children, and {backSlaps} with {infantChestThrusts} for infants. The American Red Cross already taught {backBlows} and {abdominalThrusts}.",
              ),
              by: from.chokingChange,
            },
          ],
        },
        ...chokingColumns,
      ],
    },
  ],
} as const satisfies ReferencePage;
