import { companyFact } from "@/content/site/company-facts";
import { type CourseCatalog, validityText } from "@/lib/courses/courses";
import { factValue, mapFact } from "@/lib/facts/facts";
import { fromTables } from "./class-list";
import { coursePolicies, expiryText, policyQuestions } from "./course-policies";
import type { PictureId } from "@/content/site/pictures";

/** The age range for Babysitter Training. */
export const babysitterAges = { from: 11, to: 15 } as const;
const ages = `${babysitterAges.from} to ${babysitterAges.to}`;

/** How long a certificate is valid, in months; the specification has a different length for babysitters. */
const certificateMonths = 24;
const babysitterMonths = mapFact(companyFact("babysitter-months"), Number);
const validity = validityText(certificateMonths);
const babysitterValidity = validityText(factValue(babysitterMonths));
const others = babysitterValidity === validity ? "" : `, or ${babysitterValidity} for Babysitter Training`;
const cardRule = "same-day";
const expiry = expiryText(cardRule, validity, others);

/** The Red Cross courses (docs/specification.md#courses). Prices are in cents. */
export const redCrossCatalog = {
  provider: "red-cross",
  cardRule,
  expiry,
  locationClass: "red-cross",
  title: "Red Cross courses",
  lead: "From a first babysitting job to a career in emergency care.",
  courses: [
    {
      id: "adult-pediatric-cpr-first-aid-aed",
      title: "Adult and Pediatric CPR/First Aid/AED",
      subtitle: "One class for every age",
      duration: companyFact("adult-pediatric-length"),
      ...fromTables("adult-pediatric-cpr-first-aid-aed"),
      description: "CPR, AED and first aid for adults, children and infants.",
      detailedDescription:
        "What most workplaces, schools and childcare centers ask for. Practice CPR and the AED on adult, child and infant manikins, then first aid for bleeding, burns, falls, choking and sudden illness.",
      targetAudience: [
        "Childcare workers",
        "Teachers and coaches",
        "Workplace first aid teams",
        "Parents and caregivers",
      ],
      learningObjectives: [
        "Check the scene and the person, step by step",
        "Give CPR to an adult, a child and an infant",
        "Use an AED",
        "Help someone who is choking",
        "Stop heavy bleeding",
        "Care for burns, falls and broken bones",
        "Recognize stroke, heart attack and allergic reactions",
      ],
      courseContent: [
        "Before you give care",
        "CPR and AED for all ages",
        "Choking",
        "Sudden illness",
        "Injuries",
        "Heat, cold, bites and stings",
      ],
      certification: "Adult and Pediatric First Aid/CPR/AED certificate",
      validityMonths: certificateMonths,
      prerequisites: companyFact("adult-pediatric-prerequisite"),
      picture: "course-arc-adult-pediatric",
      isListed: true,
    },
    {
      id: "bls-provider",
      title: "BLS Provider",
      subtitle: "For healthcare providers and students",
      duration: companyFact("red-cross-bls-length"),
      ...fromTables("red-cross-bls-provider"),
      description: "Basic life support for healthcare.",
      detailedDescription:
        "Practice assessment, CPR, bag-mask and AED skills alone and as a team, on adult, child and infant manikins.",
      targetAudience: [
        "Nurses and nursing students",
        "EMTs and paramedics",
        "Dental and medical staff",
        "Therapists",
      ],
      learningObjectives: [
        "Assess an unresponsive patient",
        "Give high-quality CPR to adults, children and infants",
        "Use a bag-mask so that the chest rises",
        "Use an AED with as few pauses as possible",
        "Work in a team with clear roles",
        "Clear a blocked airway",
        "Debrief after a case",
      ],
      courseContent: [
        "Assessment",
        "One-rescuer and two-rescuer CPR",
        "Bag-mask ventilation",
        "AED use",
        "Blocked airway",
        "Team cases and tests",
      ],
      certification: "Basic Life Support certificate",
      validityMonths: certificateMonths,
      prerequisites: "Healthcare provider or student",
      picture: "course-arc-bls-provider",
      isListed: true,
    },
    {
      id: "als-provider",
      title: "ALS Provider",
      subtitle: "Advanced Life Support",
      duration: companyFact("als-length"),
      ...fromTables("als-provider"),
      description: "Advanced care for working responders.",
      detailedDescription:
        "Learn to read rhythms, manage an airway and treat an adult whose heart is beating too slowly, too fast or not at all, as part of a team. Ask us how the hours are scheduled before you plan your shifts.",
      targetAudience: [
        "Emergency medical responders",
        "EMS staff",
        "Critical care staff",
        "Fire service members",
      ],
      learningObjectives: [
        "Lead a resuscitation team and take part in one",
        "Read the rhythms that decide treatment",
        "Manage the airway without stopping compressions",
        "Use defibrillation, cardioversion and pacing safely",
        "Find and treat what leads to cardiac arrest",
        "Plan care after the pulse returns",
        "Speak clearly as a team under pressure",
      ],
      courseContent: [
        "Systematic assessment",
        "Airway and breathing",
        "Rhythms and drugs",
        "Cardiac arrest",
        "Care after the pulse returns",
        "Team cases and tests",
      ],
      certification: "Advanced Life Support certificate",
      validityMonths: certificateMonths,
      prerequisites: companyFact("als-prerequisite"),
      picture: "course-arc-als-provider",
      isListed: true,
    },
    {
      id: "babysitter-training",
      title: "Babysitter Training",
      subtitle: `For ages ${ages}`,
      duration: companyFact("babysitter-length"),
      ...fromTables("babysitter-training"),
      description: "Child care, safety and emergencies.",
      detailedDescription:
        "Practice the everyday parts of the job: feeding, diapering and bedtime. Learn to spot hazards, choose games for each age, call for help and talk with parents.",
      targetAudience: [`Ages ${ages}`, "New babysitters", "Older brothers and sisters", "Youth groups"],
      learningObjectives: [
        "Plan a safe evening with children",
        "Hold, feed and change an infant",
        "Choose play for each age",
        "Spot and remove hazards in a home",
        "Give basic first aid",
        "Know when and how to call 911",
        "Talk with parents about the job",
      ],
      courseContent: [
        "Leadership and the business of babysitting",
        "Basic child and infant care",
        "Play by age",
        "Safety at home",
        "Basic first aid",
        "Emergencies",
      ],
      certification: "Babysitter Training certificate",
      validityMonths: babysitterMonths,
      prerequisites: `Ages ${ages}`,
      picture: "course-arc-babysitter",
      isListed: true,
    },
    {
      id: "wilderness-first-aid",
      title: "Wilderness First Aid",
      subtitle: "For places far from an ambulance",
      duration: companyFact("wilderness-length"),
      ...fromTables("wilderness-first-aid"),
      description: "First aid when help is an hour or more away.",
      detailedDescription:
        "You'll spend most of this class on your feet. Learn to assess someone on uneven ground, splint with what you carry, keep a patient safe for hours and decide whether to stay, walk out or send for help.",
      targetAudience: [
        "Hikers, climbers and paddlers",
        "Camp staff",
        "Trip leaders and scouts",
        "Ranch and field workers",
      ],
      learningObjectives: [
        "Assess a patient outdoors, step by step",
        "Control bleeding and care for wounds over hours",
        "Splint with improvised gear",
        "Treat heat, cold, altitude and lightning injuries",
        "Know when to move a patient, and when not to",
        "Decide whether to stay, go or send",
        "Write and pass on a patient report",
      ],
      courseContent: [
        "Assessment outdoors",
        "Wounds, bones and joints",
        "Heat, cold, altitude and lightning",
        "Allergies, bites and stings",
        "Evacuation",
        "Outdoor scenarios",
      ],
      certification: "Wilderness and Remote First Aid certificate",
      validityMonths: certificateMonths,
      prerequisites: companyFact("wilderness-prerequisite"),
      picture: "course-arc-wilderness-first-aid",
      isListed: true,
    },
    {
      id: "emergency-medical-responder",
      title: "Emergency Medical Responder",
      subtitle: "The first step into emergency medical services",
      duration: companyFact("responder-length"),
      ...fromTables("emergency-medical-responder"),
      description: "First care until the ambulance takes over, for people who respond on the job.",
      detailedDescription:
        "Learn to take charge of a scene, assess a patient and give care with limited equipment until advanced help arrives. Class hours, skills stations and scenarios, with written and practical tests.",
      targetAudience: [
        "Firefighters and police officers",
        "Security and event staff",
        "Lifeguards and ski patrol",
        "People who plan to become EMTs",
      ],
      learningObjectives: [
        "Keep a scene, yourself and bystanders safe",
        "Do a primary and a secondary assessment",
        "Manage the airway with simple devices",
        "Give CPR and use an AED in a team",
        "Control bleeding and care for shock",
        "Care for medical and trauma patients",
        "Assist at a birth",
        "Hand over to the ambulance crew",
      ],
      courseContent: [
        "Preparing to respond",
        "Assessment",
        "Airway and breathing",
        "Circulation and shock",
        "Medical emergencies",
        "Trauma",
        "Childbirth and special patients",
        "EMS operations",
      ],
      certification: "Emergency Medical Responder certificate",
      validityMonths: certificateMonths,
      prerequisites: "High school diploma or equivalent",
      caveat:
        "After the course you're eligible to apply for National Registry EMR certification, subject to state approval.",
      picture: "course-arc-emr",
      isListed: true,
    },
  ],
  requirements: [
    {
      term: "Age",
      text: `Babysitter Training is for ages ${ages}. Under ${coursePolicies.callFirstBelowAge} and want another class? Call us first.`,
    },
    {
      term: "What to wear",
      text: "Clothes you can kneel in and closed-toe shoes. For Wilderness First Aid, dress for long days outdoors.",
    },
    {
      term: "What to bring",
      text: "Your registration email and the certificate of any online part.",
    },
  ],
  questions: [
    {
      id: "which-organization",
      question: "Red Cross or AHA?",
      answer:
        "Ask your employer. Many accept both; some want one. If yours doesn't say, choose by date and place.",
    },
    {
      id: "responder-emt",
      question: "Does the Emergency Medical Responder course make me an EMT?",
      answer:
        "No. After the course you're eligible to apply for National Registry EMR certification, subject to state approval. EMT is a separate, longer course.",
    },
    {
      id: "certificate-validity",
      question: "How long is my certificate valid?",
      answer: expiry,
    },
    ...policyQuestions,
  ],
} as const satisfies CourseCatalog<PictureId>;
