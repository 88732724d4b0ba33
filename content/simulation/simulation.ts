import { organizations } from "@/content/site/organizations";
import type { Scenario } from "@/lib/simulation/simulation";
import type { PictureId } from "@/content/site/pictures";
import type { DocumentId } from "@/content/clinical/sources";

/** The documents behind the steps, with names short enough to read next to an answer. */
const sources = {
  aha: "AHA guidelines 2020 and 2025",
  aha2025: "AHA guidelines 2025",
  pediatric2025: "AHA and AAP guidelines 2025",
  firstAid2024: `AHA and ${organizations.arc.name} first aid guidelines 2024`,
  redCross: organizations.arc.name,
  stopTheBleed: "American College of Surgeons, Stop the Bleed course",
} as const;

type SourceName = (typeof sources)[keyof typeof sources];

/**
 * The five scenarios of the emergency simulation, for lay rescuers (docs/specification.md#simulation). Medical
 * content: each step cites the documents that it was checked against; each `feedback` stays below 121 characters,
 * because it is shown for 2.5 seconds.
 */
export const scenarios = [
  {
    id: "cardiac-arrest",
    title: "Collapse in the grocery store",
    description:
      "A man in his fifties drops to the floor in a store aisle while you are shopping. Help him until professionals arrive.",
    victim: "adult",
    steps: [
      {
        id: "ca-1",
        title: "Check for a response",
        description: "The aisle is safe to approach. The man lies still on his back. What do you do first?",
        options: [
          "Give him water and help him sit up",
          "Search his pockets for medication",
          'Tap his shoulder firmly and shout, "Are you okay?"',
          "Wait a minute to see if he wakes up by himself",
        ],
        correctOption: 2,
        feedback: "A quick tap and shout shows if someone is unresponsive, so help and CPR are not delayed.",
        visual: "👋",
        sources: [sources.aha],
      },
      {
        id: "ca-2",
        title: "Get help coming",
        description:
          "He does not respond. Your phone is in your hand and other shoppers are gathering. What next?",
        options: [
          "Call 911 on speaker and send someone for the AED",
          "Drive him to the hospital in your own car",
          "Finish a full one-minute pulse check before calling anyone",
          "Look up CPR instructions online",
        ],
        correctOption: 0,
        feedback:
          "On speaker the dispatcher can coach you while your hands stay free, and the AED is already on its way.",
        visual: "📞",
        sources: [sources.aha],
      },
      {
        id: "ca-3",
        title: "Read his breathing",
        description:
          "He gives a slow, snoring gasp every several seconds and nothing in between. How do you read it?",
        options: [
          "He is breathing, so roll him on his side and watch",
          "He is asleep, so let him rest",
          "He is having a seizure, so hold him still",
          "Treat it as cardiac arrest and start CPR",
        ],
        correctOption: 3,
        feedback:
          "Gasping is not normal breathing. Unresponsive and only gasping means cardiac arrest; no pulse check is needed.",
        visual: "😮",
        sources: [sources.aha],
      },
      {
        id: "ca-4",
        title: "Push well",
        description: "You kneel beside his chest to start compressions. How do you push?",
        options: [
          "Left side of the chest, about 60 a minute, one inch deep",
          "Center of the chest, 100-120 a minute, at least 2 inches deep",
          "Upper belly, as fast as you can manage",
          "Center of the chest, over 140 a minute, leaning in between pushes",
        ],
        correctOption: 1,
        feedback:
          "At least 2 inches, no more than 2.4 inches. Let the chest rise fully after each push so that the heart refills.",
        visual: "💪",
        sources: [sources.aha],
      },
      {
        id: "ca-5",
        title: "Keep the quality up",
        description:
          "After two minutes your pushes are getting shallow. A trained shopper offers to help. The AED is not here yet.",
        options: [
          "Stop for a few minutes to rest",
          "Keep going alone until you cannot push anymore",
          "Switch quickly, with almost no pause",
          "Stop and feel for a pulse for a minute",
        ],
        correctOption: 2,
        feedback:
          "Tired arms push too shallow. Switch about every 2 minutes and keep the pause short, so blood keeps moving.",
        visual: "🔁",
        sources: [sources.aha],
      },
    ],
  },
  {
    id: "choking-emergency",
    title: "Choking at a restaurant",
    description:
      "A woman in late pregnancy at the next table suddenly stands up with both hands at her throat.",
    victim: "adult",
    steps: [
      {
        id: "ch-1",
        title: "Find out how bad it is",
        description: "She looks frightened and makes no sound. What do you do first?",
        options: [
          "Offer her a glass of water",
          'Ask "Are you choking?" and see if she speaks or coughs strongly',
          "Sweep a finger through her mouth",
          "Leave her alone so that she is not embarrassed",
        ],
        correctOption: 1,
        feedback:
          "Someone who coughs strongly, speaks or cries: let them cough and watch. No sound and no real cough means act now.",
        visual: "🤐",
        sources: [sources.aha2025, sources.redCross],
      },
      {
        id: "ch-2",
        title: "Get help coming",
        description:
          "She nods, cannot make a sound, and her lips look bluish. A waiter is standing beside you.",
        options: [
          "Wait for the manager to decide",
          "Help her to your car and drive to the nearest clinic",
          "Ask her to lie down and rest",
          "Tell the waiter to call 911 while you start care",
        ],
        correctOption: 3,
        feedback:
          "A severe blockage can turn into cardiac arrest within minutes, so calling and helping happen at the same time.",
        visual: "📞",
        sources: [sources.aha2025],
      },
      {
        id: "ch-3",
        title: "First move",
        description: "She is awake and standing, and no air moves. How do you start?",
        options: [
          "5 firm back blows between her shoulder blades",
          "Chest compressions while she is standing",
          "2 rescue breaths, then wait",
          "Hard thrusts on her belly",
        ],
        correctOption: 0,
        feedback:
          "Back blows come first. Lean her forward and strike between the shoulder blades with the heel of your hand.",
        visual: "👐",
        sources: [sources.aha2025, sources.redCross],
        sourceNote: "new for adults",
      },
      {
        id: "ch-4",
        title: "Adapt to the person",
        description: "The object is still stuck. She is in late pregnancy. What comes next?",
        options: [
          "Push on the belly, but more gently",
          "Stop all thrusts and only wait for help",
          "5 thrusts on her chest, then back blows again",
          "Lay her flat and press on her stomach",
        ],
        correctOption: 2,
        feedback:
          "Late pregnancy: thrust on the chest, not the belly. Other adults get 5 abdominal thrusts here. Alternate 5 and 5.",
        visual: "🤰",
        sources: [sources.aha2025, sources.redCross],
      },
      {
        id: "ch-5",
        title: "She goes limp",
        description:
          "She becomes unresponsive and you lower her to the floor. 911 is on the line. What next?",
        options: [
          "Continue the thrusts while she lies on the floor",
          "Start CPR; look in the mouth before breaths",
          "Sweep deep in her throat with a finger",
          "Put her on her side and wait",
        ],
        correctOption: 1,
        feedback:
          "Compressions can push the object up. Remove only what you can see: blind finger sweeps can do harm.",
        visual: "🫀",
        sources: [sources.aha2025],
      },
    ],
  },
  {
    id: "infant-emergency",
    title: "Baby choking at lunch",
    description: "You are feeding an 8-month-old soft fruit when he suddenly goes quiet.",
    victim: "infant",
    steps: [
      {
        id: "in-1",
        title: "See the warning signs",
        description:
          "His mouth is open, no cry comes out and his face is turning blue. A neighbor is in the room.",
        options: [
          "Give him a sip from his bottle",
          "Shake him to make him react",
          "Wait a little longer, because he may cough it up",
          "Have the neighbor call 911 and act now",
        ],
        correctOption: 3,
        feedback:
          "No cry, a weak or missing cough and a color change mean a severe blockage that he cannot clear alone.",
        visual: "👶",
        sources: [sources.pediatric2025],
      },
      {
        id: "in-2",
        title: "First move",
        description: "He is awake but silent. How do you start?",
        options: [
          "Hold him upside down by the feet and shake him",
          "5 back slaps, face down, head low and neck supported",
          "Sit him up and pat gently between sips",
          "Lay him flat and press on his stomach",
        ],
        correctOption: 1,
        feedback:
          "Head-down support lets gravity help. Use the heel of your hand between the shoulder blades; hold head and neck.",
        visual: "🖐️",
        sources: [sources.aha, sources.redCross],
      },
      {
        id: "in-3",
        title: "Second move",
        description: "The object is still stuck. You turn him face up, still supporting his head. What now?",
        options: [
          "5 abdominal thrusts below the ribs",
          "A finger sweep as far back as you can reach",
          "5 chest thrusts with the heel of one hand",
          "5 quick breaths into his mouth",
        ],
        correctOption: 2,
        feedback:
          "Babies get chest thrusts: abdominal thrusts can injure organs. The heel of one hand pushes deeper than fingers.",
        visual: "✋",
        sources: [sources.pediatric2025],
        sourceNote: "the hand technique is new",
      },
      {
        id: "in-4",
        title: "He stops responding",
        description: "He goes limp. The neighbor has 911 on speaker.",
        options: [
          "Start CPR; look in the mouth before breaths",
          "Continue back slaps and chest thrusts until help arrives",
          "Spend a minute feeling for a pulse",
          "Sweep his throat with a finger first",
        ],
        correctOption: 0,
        feedback:
          "Compressions move blood and may push the object up. Take out only what you can see; no pulse check is needed.",
        visual: "🚨",
        sources: [sources.pediatric2025],
      },
      {
        id: "in-5",
        title: "Infant compressions",
        description:
          "He lies on a firm, flat surface. You push at 100-120 a minute. With what, and how deep?",
        options: [
          "Both hands stacked, at least 2 inches deep, as for an adult",
          "Two fingertips, as lightly as you can",
          "One palm on the belly, one inch deep",
          "One-hand heel or two thumbs, at least one third of the chest, about 1.5 inches",
        ],
        correctOption: 3,
        feedback:
          "At least one third of the chest, about 1.5 inches; two fingers are too shallow. 100-120 a minute, 30 pushes, 2 breaths.",
        visual: "🍼",
        sources: [sources.pediatric2025],
        sourceNote: "two fingers are no longer recommended",
      },
    ],
  },
  {
    id: "aed-emergency",
    title: "Cardiac arrest at the gym",
    description:
      "A woman has collapsed beside a treadmill. 911 has been called and a trainer is giving compressions. You bring the AED.",
    victim: "adult",
    steps: [
      {
        id: "ae-1",
        title: "The AED is here",
        description: "You kneel down with the AED. What is the first thing to do with it?",
        options: [
          "Turn it on and follow its prompts while CPR continues",
          "Ask the trainer to stop so that you can read the manual",
          "Keep it closed until paramedics arrive",
          "Move her to a bench before you open it",
        ],
        correctOption: 0,
        feedback:
          "The voice prompts guide anyone, trained or not. Compressions continue while you set up, so no time is lost.",
        visual: "⚡",
        sources: [sources.aha],
      },
      {
        id: "ae-2",
        title: "Place the pads",
        description: "Her shirt is damp with sweat. Where do the pads go?",
        options: [
          "Over the damp shirt, with both pads together on the left side",
          "One on the stomach and one on the neck",
          "On bare, dried skin: below the right collarbone, and on the left side below the armpit",
          "Next to each other on the breastbone",
        ],
        correctOption: 2,
        feedback:
          "Current must cross the heart; skin is bare and dry. Move a bra, or cut it. Women get CPR from strangers less often.",
        visual: "🩹",
        sources: [sources.aha],
      },
      {
        id: "ae-3",
        title: "Analyzing",
        description: "The AED says that it is analyzing the heart rhythm. What do you do?",
        options: [
          "Let the trainer keep compressing",
          'Say "Clear" and make sure that nobody touches her',
          "Peel off the pads to let it restart",
          "Pour water on the pads for better contact",
        ],
        correctOption: 1,
        feedback:
          "Touch or movement can disturb the rhythm check. Stay clear until the AED tells you what to do.",
        visual: "🔍",
        sources: [sources.aha],
      },
      {
        id: "ae-4",
        title: "Shock advised",
        description:
          "The AED advises a shock and a button flashes. The trainer still kneels against her side.",
        options: [
          "Press the button at once",
          "Wait for a second AED to confirm",
          "Turn the AED off and feel for a pulse for ten seconds first",
          'Look, say "Everyone clear", then press the button',
        ],
        correctOption: 3,
        feedback:
          'A last look and a loud "clear" protect helpers, and take only a second: early shocks save lives.',
        visual: "🛑",
        sources: [sources.aha],
      },
      {
        id: "ae-5",
        title: "After the shock",
        description: "The shock has been given. She still does not move. What next?",
        options: [
          "Start compressions again right away",
          "Take the pads off and wait",
          "Feel for a pulse for a full minute",
          "Turn the AED off so that it can recharge",
        ],
        correctOption: 0,
        feedback:
          "The heart needs blood flow to recover: compress at once for 2 minutes. Leave the AED on and the pads in place.",
        visual: "🫀",
        sources: [sources.aha],
      },
    ],
  },
  {
    id: "workplace-emergency",
    title: "Arm injury on the shop floor",
    description: "A coworker's forearm has been badly cut by a machine. You are the first to reach him.",
    victim: "adult",
    steps: [
      {
        id: "wo-1",
        title: "Make it safe",
        description:
          "He has pulled free but stands next to the machine, which is still running. What do you do first?",
        options: [
          "Reach past the moving parts to pull him away by the arm",
          "Run to the office to find the supervisor",
          "Stop the machine and check that the area is safe",
          "Take a photo for the incident report",
        ],
        correctOption: 2,
        feedback: "A second injured person helps nobody. Stop the hazard first, then approach.",
        visual: "🏭",
        sources: [sources.aha, sources.firstAid2024],
      },
      {
        id: "wo-2",
        title: "Get help and supplies",
        description: "Blood is spurting from his forearm. Two coworkers come running.",
        options: [
          "Fill out the accident form together before calling anyone",
          "Drive him to urgent care yourself",
          "Wait to see if the bleeding slows down",
          "Give each a task: call 911; bring the kit and AED",
        ],
        correctOption: 3,
        feedback:
          "Spurting blood is life-threatening. Clear tasks save time, and gloves from the kit protect both of you.",
        visual: "📞",
        sources: [sources.firstAid2024],
      },
      {
        id: "wo-3",
        title: "Control the bleeding",
        description: "The kit is on its way. What is the first way to control the bleeding?",
        options: [
          "Rinse the wound under a faucet for five minutes",
          "Press hard and steadily at once, with any clean cloth",
          "Hold the arm up and wait for the kit",
          "Lift the cloth every minute to check",
        ],
        correctOption: 1,
        feedback:
          "Do not wait for the kit: press at once with any clean cloth, hard and without a break. Use gauze when it comes.",
        visual: "🩸",
        sources: [sources.firstAid2024, sources.stopTheBleed],
      },
      {
        id: "wo-4",
        title: "It will not stop",
        description: "Blood keeps flowing despite hard pressure. The kit holds a tourniquet.",
        options: [
          "Tighten it 2-3 inches above the wound, off the joint",
          "Lay it loosely on top of the wound",
          "Put it over the elbow and loosen it every few minutes",
          "Leave it in the kit: tourniquets are never safe",
        ],
        correctOption: 0,
        feedback:
          "When pressure fails on a limb, a tight tourniquet saves lives. It hurts; note the time and do not loosen it.",
        visual: "🎗️",
        sources: [sources.firstAid2024, sources.stopTheBleed],
      },
      {
        id: "wo-5",
        title: "He collapses",
        description:
          "The bleeding has stopped, but he becomes unresponsive and only gasps. The AED has arrived.",
        options: [
          "Raise his legs, cover him and wait for the ambulance",
          "Give him sips of water",
          "Start CPR and use the AED as soon as it is ready",
          "Loosen the tourniquet, then check again",
        ],
        correctOption: 2,
        feedback:
          "Unresponsive and only gasping is cardiac arrest, whatever the cause. Start CPR and leave the tourniquet tight.",
        visual: "🫀",
        sources: [sources.aha, sources.firstAid2024],
      },
    ],
  },
] as const satisfies readonly Scenario<SourceName>[];

/** The picture beside the steps of each scenario. */
export const scenarioPictures = {
  "cardiac-arrest": "scene-grocery-store",
  "choking-emergency": "scene-restaurant",
  "infant-emergency": "scene-baby-lunch",
  "aed-emergency": "scene-gym",
  "workplace-emergency": "scene-workshop",
} as const satisfies Record<(typeof scenarios)[number]["id"], PictureId>;

/** Shown on the first card, on the result and in the text version, so that nobody takes a score for a certificate. */
const disclaimer =
  "For practice only. It isn't a class and doesn't certify you. In a real emergency, call 911 and follow the dispatcher's instructions.";

const source = "Source: {source}";

/** Spells out the short names in `sources`, and makes clear that they are not an endorsement. */
const sourceKey =
  `${organizations.aha.short} is the ${organizations.aha.name}; ${organizations.aap.short} is the ${organizations.aap.name}. The wording is ours: ` +
  "none of these organizations wrote, reviewed or endorsed it.";

const advice = {
  adult: "Adults: 100-120 pushes a minute, at least 2 inches and no more than 2.4 inches deep.",
  infant: "Infants: 100-120 pushes a minute, at least one third of the chest, about 1.5 inches deep.",
} as const;

export const simulationSection = {
  eyebrow: "Emergency simulation",
  title: "Five decisions. Ten pushes.",
  lead: "You decide what happens next. We explain every answer.",
  advice,
  reading: {
    title: "Read the five emergencies",
    disclaimer,
    source,
    sourceKey,
    documentsTitle: "Sources",
    documents: [
      "part7of2025",
      "part6of2025",
      "adultChokingSheet2025",
      "chokingSheet2025",
      "adult2020",
      "firstAid2024",
      "stopTheBleed",
      "redCross",
    ] satisfies readonly DocumentId[],
    compressions: "Then push: ten compressions",
    showAnswer: "Show the answer",
  },
} as const;

/** Labels of the game, card by card, with places in braces that the island fills in. */
export const simulationGame = {
  intro: {
    title: "What would you do?",
    duration: "Takes 2-3 minutes",
    disclaimer,
    choose: "Choose an emergency",
    random: "Surprise me",
    pace: "Pause after each answer",
    start: "Start Emergency Simulation",
  },
  question: {
    progress: "Step {step} of {steps}",
    right: "Right.",
    wrong: "Not quite. Better: {answer}",
    source,
    yourAnswer: "your answer",
    rightAnswer: "right answer",
    next: "Next",
    hold: "Pause",
    leave: "Quit",
    /** Above the answer to the previous step, while the next one is open. */
    last: "Step {step}: {verdict} Read why",
    lastRight: "right.",
    lastWrong: "not quite.",
  },
  compressions: {
    title: "Now push: ten compressions",
    text: "Press the button, or the space bar, at a rhythm of 100-120 a minute.",
    button: "Push",
    count: "{count} of {target}",
    rateUnit: "a minute",
    noRate: "Push twice to see your rate",
    advice: {
      unknown: "Keep a steady rhythm",
      faster: "Push faster",
      good: "Good rhythm",
      slower: "Push slower",
      uncountable: "Too fast to count",
    },
    spoken: "{advice}, {rate} a minute",
    band: "100-120",
    metronomeOn: "Turn the metronome sound on",
    metronomeOff: "Turn the metronome sound off",
    metronomeFailed: "Sound doesn't work in this browser. The circle still shows the beat.",
    limits: "This measures rhythm only. Depth takes a manikin.",
    howDeep: "How deep, how fast",
    advices: advice,
  },
  result: {
    verdicts: { excellent: "Excellent Response!", good: "Good Effort!", learning: "Keep Learning!" },
    score: "You scored {score} of {outOf}, {percent} percent.",
    rhythmEarned: "Your rhythm: {rate} a minute. That earns the last point.",
    rhythmMissed: "Your rhythm: {rate} a minute. The last point takes 100-120.",
    rhythmUneven: "Your rhythm: {rate} a minute, but {flaw}. The last point takes an even 100-120.",
    tooSoon: { one: "one push came too soon", many: "{count} pushes came too soon" },
    tooLate: { one: "one push came late", many: "{count} pushes came late" },
    uneven: "some pushes came too soon and some late",
    rhythmUncountable: "Too fast to count. The last point takes 100-120 a minute.",
    rhythmNone: "Your rhythm wasn't steady, so you missed the last point. Aim for 100-120 a minute.",
    rhythmSkipped: "Your last answer wasn't right, so you skipped the compressions.",
    debrief: "Step by step",
    yourAnswer: "Your answer: {answer}",
    rightAnswer: "Better: {answer}",
    source,
    sourceKey,
    again: "Try Another Scenario",
    certify: "Get Certified Now",
    leave: "Choose an emergency",
    disclaimer,
    advices: advice,
  },
} as const;

/** The instructor's lines on the first screen while a visitor pushes on the manikin's chest. */
export const chestCoach = {
  button: "Press the chest",
  rest: { title: "Can you keep {rate} a minute?", text: "Press the chest {target} times." },
  first: { title: "Keep a steady beat", text: "{count} of {target}" },
  going: { title: "{rate} a minute", text: "{advice}. {count} of {target}" },
  uncountable: "Too fast to count",
  advice: { faster: "A little faster", good: "Right speed", slower: "A little slower" },
  stopped: { title: "You stopped at {count}.", text: "Press the chest to start again." },
  done: {
    good: "{rate} a minute. Right speed.",
    uneven: "{rate} a minute, but uneven.",
    off: "{rate} a minute. Aim for {aim}.",
    uncountable: "Too fast to count.",
  },
  learn: "Learn the rest in class",
} as const;
