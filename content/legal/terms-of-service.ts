import { confirmedBy } from "@/content/site/company-facts";
import { company } from "@/content/company/company";
import type { DocumentSection } from "@/lib/legal/document-section";

export const termsOfServiceHero = {
  title: "Terms of Service",
  lead: "What you agree to when you register for a class: ten policies, each with its short version first.",
  /** The specification has two dates for this page, and both are kept (docs/specification.md#terms). */
  lastUpdated: "2025-07-01",
} as const;

/** Ten sections in the specified order (docs/specification.md#terms). `{name}` is replaced by a figure of content/courses/course-policies.ts. */
export const termsOfServiceSections = [
  {
    id: "payment",
    title: "Payment Policies",
    gist: "Pay in full when you register.",
    paragraphs: [
      "Payment is required in full at registration. Group clients may request an invoice.",
      "Cash, check or payment on the day of class requires approval from management beforehand.",
      "Our card payment provider handles card payments on its own page. We never see your card number.",
      "A chargeback carries a fee of {chargebackFee}.",
    ],
  },
  {
    id: "refunds",
    title: "Refund Policy",
    gist: "No refunds, but credit is possible. If we cancel, you get your money back.",
    paragraphs: [
      "All fees are non-refundable. Credit toward another course is possible.",
      "If we cancel a class, you receive a full refund, except for online components.",
      "You may reschedule free of charge if you give notice, subject to availability.",
    ],
  },
  {
    id: "attendance",
    title: "Attendance Policies",
    gist: "More than {lateMinutes} minutes late may cost you your seat. Call us.",
    paragraphs: ["A class builds step by step, so late arrival has consequences:"],
    points: [
      "More than {lateMinutes} minutes late: you may have to reschedule.",
      "More than {lateMinutesWithoutContact} minutes late without contact: you have to reschedule.",
      "No contact within {noShowTime} of the start is a no call/no show: the fee is forfeited, and you register and pay again.",
    ],
  },
  {
    id: "refusal",
    title: "Refusal of Service Policy",
    gist: "A class has to be safe for everyone in it.",
    paragraphs: [
      "We may refuse or end the participation of anyone who puts others at risk, disrupts the class, harasses people, or appears to be under the influence of alcohol or drugs.",
      "We never refuse service because of who a person is. If you need an adjustment because of a disability, tell us before class so we can plan it with you.",
    ],
  },
  {
    id: "dress-code",
    title: "Dress Code & Safety",
    gist: "Clothes you can kneel in, closed-toe shoes and a word about injuries.",
    paragraphs: ["Skills are practiced on the floor. Please come prepared:"],
    points: [
      "Wear comfortable clothes that cover you when you kneel or bend, and closed-toe shoes.",
      "Tie back long hair, and leave at home any jewelry that could catch.",
      "Tell the instructor before class about an injury, a pregnancy, a latex allergy or anything else that limits what you should do.",
      "Stop when something hurts. No skill is worth an injury.",
    ],
  },
  {
    id: "groups",
    title: "Group & Business Training",
    gist: "Group price for {groupMinimum} or more people. Ask at least {rushDays} days ahead.",
    paragraphs: [
      "The group price applies to {groupMinimum} or more students.",
      "Payment is due within {groupPaymentDueDays} days of the request, or {groupPaymentDueHoursSameWeek} hours before the training if it takes place in the same week.",
      "A request made less than {rushDays} days ahead carries a rush fee of {rushFee}.",
    ],
  },
  {
    id: "blended",
    title: "Blended Learning Requirements",
    gist: "Finish the online part before you come.",
    paragraphs: [
      "A blended course has an online part and a skills session. Complete the online part first and bring the proof of completion, on paper or on your phone.",
      "Without it you cannot take part in the skills session, and the attendance rules above apply.",
      "Online components are non-refundable once access has been given.",
    ],
  },
  {
    id: "privacy",
    title: "Privacy Policy",
    gist: "We use what you give us to run your class.",
    paragraphs: [
      "We use your name and contact details to register you, to reach you about your class, and to issue your card through the certifying organization.",
      "Registration, booking and payment take place on the sites of our providers, under their own privacy policies. What this website itself does is set out in the privacy notice linked below.",
    ],
  },
  {
    id: "liability",
    title: "Limitation of Liability",
    gist: "Limited to what you paid.",
    paragraphs: [
      "As far as the law allows, our liability is limited to the amount you paid for the class in question.",
      "Training teaches skills. It cannot promise the outcome of an emergency, and it does not replace medical care or the advice of a physician.",
    ],
  },
  {
    id: "general",
    title: "General Provisions",
    gist: `${company.governedBy} law applies.`,
    paragraphs: [
      `These terms are governed by the law of ${company.governedBy}.`,
      "If one provision is found invalid, the others remain in force. We may change these terms; the version on this page on the day you register is the one that applies.",
    ],
  },
] as const satisfies readonly DocumentSection[];

export const termsOfServiceNotice = {
  title: "Legal notice",
  text: confirmedBy(
    "terms-approval",
    "By registering for a class you confirm that you have read these policies and agree to them. Nothing here takes away a right that the law gives you and that cannot be waived.",
  ),
  lastUpdated: "2025-01-01",
} as const;

export const termsOfServiceContact = {
  title: "Questions about these terms",
  text: "Ask before you register, while it still costs nothing.",
  subject: "Terms of Service",
} as const;

export type TermsId = (typeof termsOfServiceSections)[number]["id"];

/** The figures that people look up most, in one table. */
export const termsOfServiceGlance = {
  title: "The key figures at a glance",
  caption: "Fees and deadlines of the policies below",
  columns: ["When", "What applies"],
  rows: [
    {
      label: "Group request less than {rushDays} days ahead",
      value: "{rushFee} rush fee",
      section: "groups",
    },
    {
      label: "Group payment",
      value:
        "Within {groupPaymentDueDays} days, or {groupPaymentDueHoursSameWeek} hours before training in the same week",
      section: "groups",
    },
    {
      label: "More than {lateMinutes} minutes late",
      value: "You may have to reschedule",
      section: "attendance",
    },
    {
      label: "More than {lateMinutesWithoutContact} minutes late, no contact",
      value: "You have to reschedule",
      section: "attendance",
    },
    {
      label: "No contact within {noShowTime} of the start",
      value: "Fee forfeited",
      section: "attendance",
    },
    { label: "Chargeback", value: "{chargebackFee}", section: "payment" },
    {
      label: "You cancel",
      value: "No refund; credit is possible. Another date with notice, if there is a seat",
      section: "refunds",
    },
    {
      label: "We cancel",
      value: "Full refund, except online components",
      section: "refunds",
    },
  ] satisfies readonly { label: string; value: string; section: TermsId }[],
} as const;
