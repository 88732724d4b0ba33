import { companyFact, confirmedBy } from "@/content/site/company-facts";
import { detailsLabels } from "@/content/courses/course-labels";
import { coursePolicies } from "@/content/courses/course-policies";
import { babysitterAges } from "@/content/courses/red-cross-courses";
import { waysTable } from "./ways-table";
import { fromTerms } from "./from-terms";
import type { GuideCopy } from "./guide";

/** A sample until the training department has confirmed what happens on a class day. */
const onTheDay = (text: string) => confirmedBy("class-day", text);

export const beforeClass = {
  title: "Before your first class",
  lead: "Which class, what to wear and bring, and what if something comes up.",
  sections: [
    {
      id: "which-card",
      title: "Which card do I need?",
      gist: "Your employer or school decides. Ask for the exact name of the course.",
      keywords:
        "which card class dental assistant hygienist nurse student medical assistant teacher coach daycare construction personal trainer caregiver",
      rows: [
        {
          term: "Nurses, medical and dental assistants, and students in these fields",
          text: "BLS Provider.",
          link: { label: "Find a BLS class", route: "locations", query: { class: "bls" } },
        },
        {
          term: "Paramedics, emergency and intensive care staff",
          text: "ACLS, on top of a current BLS card.",
          link: { label: "Find an ACLS class", route: "locations", query: { class: "acls" } },
        },
        {
          term: "Staff who care for sick children",
          text: "PALS, on top of a current BLS card.",
          link: { label: "Find a PALS class", route: "locations", query: { class: "pals" } },
        },
        {
          term: "Teachers, coaches, trainers, childcare and office staff",
          text: "CPR and AED. Ask whether it has to include first aid.",
          link: { label: "Compare the courses", route: "ahaCourses", query: { view: "compare" } },
        },
        {
          term: "Construction sites, plants and warehouses",
          text: "OSHA 10, or OSHA 30 for supervisors.",
          link: { label: "See OSHA classes", route: "oshaClasses" },
        },
      ],
      links: [{ label: "Answer a few questions instead", route: "locations", hash: "which-course" }],
    },
    {
      id: "ways",
      title: detailsLabels.ways,
      gist: waysTable.gist,
      paragraphs: waysTable.paragraphs,
      keywords:
        "online blended virtual in person zoom at home heartcode skills session hybrid remote come in",
    },
    {
      id: "day",
      title: "How the day goes",
      keywords:
        "hour by hour start begin end schedule agenda how long length what happens on the floor kneel lunch break food",
      steps: [
        onTheDay("Come a little early and sign in. Check how your name is spelled: it goes on your card."),
        onTheDay("The instructor tells you what the class covers and asks about injuries."),
        onTheDay("Short explanations, then practice. You'll mostly kneel on the floor beside a manikin."),
        onTheDay("There is a break about once an hour."),
        onTheDay("You show your skills to the instructor. Some classes end with a written test."),
        onTheDay("You'll know if you passed before you leave."),
      ],
    },
    {
      id: "wear",
      title: "What to wear",
      ...fromTerms("dress-code"),
      keywords: "should wear clothes dress code shoes sandals heels jewelry outfit jeans scrubs skirt",
    },
    {
      id: "bring",
      title: "What to bring",
      points: [
        onTheDay("Your registration email, on paper or on your phone."),
        onTheDay("The certificate of the online part, if your class has one."),
        onTheDay("Your current card, if you're renewing or the class requires one."),
        onTheDay("A photo ID, water and a snack."),
      ],
      keywords: "bring id book manual",
    },
    {
      id: "tested",
      title: "What is tested",
      rows: [
        { term: "Heartsaver", text: onTheDay("You show CPR and the AED on a manikin. No written test.") },
        {
          term: "BLS Provider",
          text: onTheDay("You show CPR on an adult and an infant manikin, and take a written test."),
        },
        { term: "ACLS, PALS", text: onTheDay("You lead a team through a case, and take a written test.") },
        { term: "Red Cross", text: onTheDay("You show your skills. Most courses have a written test.") },
        { term: "OSHA", text: onTheDay("You attend every hour of the class.") },
      ],
      paragraphs: [
        onTheDay("Not right the first time? The instructor practices with you, and you try again."),
      ],
      keywords: "test exam quiz written pass fail failed retake answers skills check hard",
    },
    {
      id: "late",
      title: "Late arrivals and missed classes",
      ...fromTerms("attendance"),
      mail: "I'll be late, or can't come",
      keywords: "late no show no-show missed class running behind traffic doors close policy",
    },
    {
      id: "change",
      title: "Cancel, change your date or get your money back",
      ...fromTerms("refunds"),
      mail: "I need to change my date",
      keywords:
        "reschedule refund cancel cancellation policy money back change date move switch class postpone credit",
    },
    {
      id: "parking",
      title: "Parking, and how to find us",
      paragraphs: [
        onTheDay("Your confirmation email has the address, the room and where to park. Not there? Ask us."),
      ],
      mail: "Where is my class?",
      keywords: "parking park address directions building room where",
    },
    {
      id: "languages",
      title: "Languages",
      paragraphs: [companyFact("languages")],
      keywords: "language languages spanish español espanol chinese interpreter translator english",
    },
    {
      id: "access",
      title: "Access needs",
      gist: "Tell us before class, so we can plan for it.",
      paragraphs: [
        "Sign language, a step-free room, more time, a chair instead of the floor: ask for what you need.",
        companyFact("access-contact"),
      ],
      mail: "Access needs for my class",
      keywords:
        "accessible accessibility wheelchair elevator stairs disability deaf blind hearing sign language interpreter hard of hearing pregnant pregnancy injury broken ada accommodation service animal bad knees back kneel breastfeeding",
    },
    {
      id: "children",
      title: "Children",
      paragraphs: [
        `Babysitter Training is for ages ${babysitterAges.from} to ${babysitterAges.to}. For any other class, call us first if the student is under ${coursePolicies.callFirstBelowAge}.`,
        onTheDay(
          "Please leave children who aren't taking the class at home: people will be practicing on the floor.",
        ),
      ],
      keywords: "kids child age minimum minor how old under 18 bring baby",
    },
  ],
} as const satisfies GuideCopy & Record<string, unknown>;
