import { companyFact } from "@/content/site/company-facts";
import { type CourseCatalog, validityText } from "@/lib/courses/courses";
import { fromTables } from "./class-list";
import { coursePolicies, expiryText, policyQuestions } from "./course-policies";
import type { PictureId } from "@/content/site/pictures";

/** How long a card is valid, in months. */
const cardMonths = 24;
const validity = validityText(cardMonths);
const cardRule = "end-of-month";
const expiry = expiryText(cardRule, validity);

/** The AHA courses (docs/specification.md#courses). Prices are in cents. */
export const ahaCatalog = {
  provider: "aha",
  cardRule,
  expiry,
  locationClass: "aha",
  title: "AHA courses",
  lead: "AHA classes, from first-time CPR to ACLS and PALS. Practice until it's second nature.",
  courses: [
    {
      id: "heartsaver-cpr-aed",
      title: "Heartsaver CPR AED",
      subtitle: "For workplaces, schools and families",
      duration: companyFact("heartsaver-cpr-length"),
      ...fromTables("heartsaver-cpr-aed"),
      description: "CPR and AED. No experience needed.",
      detailedDescription:
        "Learn what to do in the first minutes after someone collapses: call for help, start compressions, use the AED. You'll spend most of the class practicing on a manikin. Covers adults, children, infants and choking.",
      targetAudience: [
        "Office and store staff",
        "Teachers and coaches",
        "Childcare workers",
        "Fitness trainers",
        "Parents and grandparents",
      ],
      learningObjectives: [
        "Recognize when someone needs CPR",
        "Give compressions at the right rate and depth",
        "Give breaths with a face shield or pocket mask",
        "Turn on an AED and follow its voice prompts",
        "Help an adult, child or infant who is choking",
        "Work with a second helper without losing time",
        "Know when to stop and hand over",
      ],
      courseContent: [
        "Adult CPR and AED",
        "Child CPR and AED",
        "Infant CPR",
        "Choking at any age",
        "Skills check with your instructor",
      ],
      certification: "Heartsaver CPR AED course completion card",
      validityMonths: cardMonths,
      prerequisites: "None",
      picture: "class-team",
      isListed: true,
    },
    {
      id: "bls-provider",
      title: "BLS Provider",
      subtitle: "For healthcare staff and students",
      duration: companyFact("aha-bls-length"),
      ...fromTables("aha-bls-provider"),
      description: "The class hospitals, clinics and ambulance services ask for.",
      detailedDescription:
        "Practice high-quality CPR alone and as a team, with a bag-mask and an AED, on adult, child and infant manikins. The class ends with a skills test and a written test.",
      targetAudience: [
        "Nurses and nursing students",
        "EMTs and paramedics",
        "Doctors and dentists",
        "Medical and dental assistants",
        "Respiratory and physical therapists",
      ],
      learningObjectives: [
        "Give high-quality CPR to adults, children and infants",
        "Use a bag-mask so that the chest rises",
        "Use an AED early, with as few pauses as possible",
        "Work in a team with clear roles",
        "Switch compressors on time, with hardly a pause",
        "Relieve choking at any age",
        "Respond to a suspected opioid emergency",
      ],
      courseContent: [
        "One-rescuer and two-rescuer CPR",
        "Adult, child and infant sequences",
        "Bag-mask ventilation",
        "AED use",
        "Team practice",
        "Skills test and written test",
      ],
      certification: "BLS Provider course completion card",
      validityMonths: cardMonths,
      prerequisites: companyFact("aha-bls-prerequisite"),
      picture: "course-aha-bls-provider",
      isListed: true,
    },
    {
      id: "acls",
      title: "ACLS",
      subtitle: "Advanced Cardiovascular Life Support",
      duration: companyFact("acls-length"),
      ...fromTables("acls"),
      description: "For clinicians on a code team.",
      detailedDescription:
        "Team practice with a monitor, a defibrillator and a drug tray. Cases run from slow and fast heart rates to cardiac arrest and the care that follows. Brush up on your BLS skills first.",
      targetAudience: [
        "Emergency and critical care nurses",
        "Paramedics",
        "Physicians and advanced practice providers",
        "Respiratory therapists",
      ],
      learningObjectives: [
        "Find and treat what leads to cardiac arrest",
        "Lead a resuscitation team and take part in one",
        "Read the rhythms that decide treatment",
        "Use defibrillation, cardioversion and pacing safely",
        "Give the right drug at the right step",
        "Manage the airway without stopping compressions",
        "Plan care after the pulse returns",
        "Recognize stroke and acute coronary syndromes",
      ],
      courseContent: [
        "BLS skills check",
        "Bradycardia and tachycardia",
        "Cardiac arrest",
        "Post-cardiac-arrest care",
        "Stroke and acute coronary syndromes",
        "Team leader test and written test",
      ],
      certification: "ACLS Provider course completion card",
      validityMonths: cardMonths,
      prerequisites: "Current BLS card",
      picture: "course-aha-acls",
      isListed: true,
    },
    {
      id: "pals",
      title: "PALS",
      subtitle: "Pediatric Advanced Life Support",
      duration: companyFact("pals-length"),
      ...fromTables("pals"),
      description: "Infant and child emergencies, for clinicians on a code team.",
      detailedDescription:
        "Spot a sick child's problem before it becomes an arrest. You'll work through breathing, shock, rhythm and arrest cases on child and infant manikins, as team leader and team member.",
      targetAudience: [
        "Pediatric and emergency nurses",
        "Paramedics",
        "Pediatricians and family physicians",
        "Respiratory therapists",
      ],
      learningObjectives: [
        "Assess a sick child with a steady method",
        "Recognize breathing trouble and failure early",
        "Recognize and treat shock",
        "Treat slow and fast rhythms in children",
        "Lead a pediatric resuscitation team",
        "Work out drug doses and shock energy by weight",
        "Plan care after the pulse returns",
      ],
      courseContent: [
        "Child and infant BLS skills check",
        "Respiratory emergencies",
        "Shock",
        "Rhythm disturbances",
        "Pediatric cardiac arrest",
        "Team leader test and written test",
      ],
      certification: "PALS Provider course completion card",
      validityMonths: cardMonths,
      prerequisites: "Current BLS card",
      picture: "course-aha-pals",
      isListed: true,
    },
    {
      id: "heartsaver-first-aid",
      title: "Heartsaver First Aid CPR AED",
      subtitle: "CPR, AED and first aid in one class",
      duration: companyFact("heartsaver-first-aid-length"),
      ...fromTables("heartsaver-first-aid"),
      description: "Heartsaver CPR AED, plus first aid for injuries and sudden illness.",
      detailedDescription:
        "Heartsaver CPR AED, plus bleeding, burns, broken bones, allergic reactions, heat and cold. You'll practice with real first aid supplies.",
      targetAudience: [
        "Workplace first aid teams",
        "Construction and warehouse crews",
        "School staff",
        "Camp and youth leaders",
      ],
      learningObjectives: [
        "Give CPR and use an AED",
        "Stop heavy bleeding",
        "Help with an allergic reaction",
        "Care for burns, wounds and broken bones",
        "Recognize stroke, heart attack and diabetic emergencies",
        "Help in heat and cold emergencies",
      ],
      courseContent: [
        "Adult, child and infant CPR and AED",
        "Medical emergencies",
        "Injuries",
        "Heat, cold, bites and stings",
        "Skills check with your instructor",
      ],
      certification: "Heartsaver First Aid CPR AED course completion card",
      validityMonths: cardMonths,
      prerequisites: companyFact("heartsaver-first-aid-prerequisite"),
      picture: "course-aha-heartsaver-first-aid",
      isListed: false,
    },
  ],
  requirements: [
    {
      term: "Age",
      text: `Under ${coursePolicies.callFirstBelowAge}? Call us first.`,
    },
    {
      term: "What to wear",
      text: "Clothes you can kneel in and closed-toe shoes.",
    },
    {
      term: "What to bring",
      text: "Your registration email, your BLS card for ACLS or PALS and the certificate of any online part.",
    },
  ],
  questions: [
    {
      id: "which-class",
      question: "Which class does my employer want?",
      answer:
        "Most hospitals and clinics want BLS Provider. Most schools, gyms and offices want Heartsaver. For ACLS or PALS, you also need a current BLS card.",
    },
    {
      id: "heartsaver-or-bls",
      question: "What's the difference between Heartsaver and BLS?",
      answer:
        "Heartsaver CPR AED is for everyone. BLS Provider, for healthcare, adds teamwork, the bag-mask and a written test.",
    },
    {
      id: "card-validity",
      question: "How long is my card valid?",
      answer: expiry,
    },
    ...policyQuestions,
  ],
} as const satisfies CourseCatalog<PictureId>;
