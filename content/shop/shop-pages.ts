import { openOnly } from "@/content/site/open-shops";
import { companyFactIfAny, confirmedBy } from "@/content/site/company-facts";
import type { IconName } from "@/lib/site/icon-name";
import type { OutboundId } from "@/content/site/outbound";
import type { RouteId } from "@/content/site/routes";
import { type Fact, factValue } from "@/lib/facts/facts";
import { formatWholeDollars } from "@/lib/money/money";
import { cartLabels } from "./cart-labels";
import { equipment } from "./equipment";

export type ShopRoute = Extract<RouteId, "merchandise" | "booksGuides" | "equipment">;

/**
 * Order values in cents from which the goods of a shop ship free, as specified; null if nothing is promised. Totals
 * never include shipping.
 */
export const freeShippingOver = {
  merchandise: 5000,
  booksGuides: null,
  equipment: 10000,
} as const satisfies Record<ShopRoute, number | null>;

const shipsFree = (shop: "merchandise" | "equipment") =>
  `Orders over ${formatWholeDollars(freeShippingOver[shop])} ship free.`;

/** Without the row that confirms them, pages make no promises to buyers. */
const hasTerms = companyFactIfAny("shop-terms") !== null;

/** Page headers of the three shop pages. */
export const shopHeaders = {
  merchandise: {
    title: "Gear for people who step in",
    lead: `For people who teach, learn and use CPR.${hasTerms ? ` ${shipsFree("merchandise")}` : ""}`,
  },
  booksGuides: {
    title: "Books and guides for the week before class",
    lead: "In print, as a download or both.",
  },
  equipment: {
    title: "AED and first aid equipment",
    lead: "From the people who teach you to use it.",
  },
} as const satisfies Record<ShopRoute, { title: string; lead: string }>;

/**
 * The shops that have products, labeled like the tabs of the merchandise page (docs/specification.md#merchandise).
 */
export const shopLinks = openOnly([
  { label: "Merchandise", route: "merchandise" },
  { label: "AED and First Aid", route: "equipment" },
  { label: "Books & Guides", route: "booksGuides" },
] as const satisfies readonly { label: string; route: ShopRoute }[]);

/** The text of a shop without products. */
export const emptyShop = "Nothing is for sale here right now. Call us if you need something.";

/** Results headings and search boxes (docs/specification.md#shop). */
export const catalogCopy = {
  merchandise: {
    allLabel: "All Products",
    found: { one: "1 product found", many: "{count} products found" },
    searchLabel: "Search merchandise",
    searchPlaceholder: "Search merchandise...",
  },
  booksGuides: {
    allLabel: "All Books",
    found: { one: "1 book found", many: "{count} books found" },
    searchLabel: "Search books and guides",
    searchPlaceholder: "Search books and guides...",
  },
  equipment: {
    allLabel: "All Equipment",
    found: { one: "1 product found", many: "{count} products found" },
    searchLabel: "Search equipment",
    searchPlaceholder: "Search equipment...",
  },
} as const satisfies Record<ShopRoute, Record<string, unknown>>;

/**
 * The hosted checkout that receives the cart, by its role in content/tables/links.csv. Null: the order is sent by
 * email.
 */
export const hostedCheckout: OutboundId | null = null;

export const featuredCopy = {
  title: { one: "Featured product", many: "Featured products" },
} as const;

type Point = { readonly icon: IconName; readonly title: string; readonly text: Fact<string> };

/** A promise to buyers. */
const promised = (icon: IconName, title: string, text: string): readonly Point[] =>
  hasTerms ? [{ icon, title, text: confirmedBy("shop-terms", text) }] : [];

/** Four reasons (docs/specification.md#merchandise). */
export const whyShop = {
  title: "Why Shop With Us",
  points: [
    ...promised(
      "ShieldCheck",
      "Quality guaranteed",
      "Made for daily use. If something's wrong, call or email us, and we'll fix it.",
    ),
    ...promised("Truck", "Fast shipping", shipsFree("merchandise")),
    {
      icon: "CreditCard",
      title: "Secure payment",
      text:
        // Typed as either value of the switch; both are tested.
        (hostedCheckout as string | null) === null
          ? "Order by email. We reply with tax, shipping and a secure payment link."
          : "You pay on our card payment provider's secure page.",
    },
    ...promised("GraduationCap", "Student discounts", "Students: mention your class for the student price."),
  ],
} as const satisfies { title: string; points: readonly Point[] };

/** The FDA approves AEDs, not kits or manikins, so the wording is limited to AEDs (docs/specification.md#accuracy). */
const aedApproval = companyFactIfAny("aed-approval");

/** True if content/tables/equipment.csv confirms it for every AED. */
const aedUnits = equipment.filter(({ category }) => category === "aed");
const isAedShippingFree =
  aedUnits.length > 0 && aedUnits.every(({ hasFreeShipping }) => factValue(hasFreeShipping));

export const trustBar = [
  ...(aedApproval === null ? [] : [{ icon: "ShieldCheck", text: aedApproval } as const]),
  { icon: "Award", text: "Professional Grade" },
  ...(isAedShippingFree ? [{ icon: "Truck", text: "Free Shipping on AEDs" } as const] : []),
] as const satisfies readonly { icon: IconName; text: unknown }[];

export const whyChoose = {
  title: "Why Choose Our Equipment?",
  points: [
    ...(aedApproval === null
      ? []
      : [
          {
            icon: "ShieldCheck",
            title: "FDA-approved AEDs",
            text: "The FDA approves every AED and its accessories before sale. This doesn't apply to kits or manikins.",
          } as const,
        ]),
    {
      icon: "Mic",
      title: "Expert Support",
      text: "Ask our instructors which model fits your building and where to hang it.",
    },
    {
      icon: "Truck",
      title: "Fast Delivery",
      text: `${isAedShippingFree ? "AEDs ship free. " : ""}Tell us when you need yours.`,
    },
    ...promised("Wallet", "Flexible Payment", "Pay by card, or ask for a quote."),
  ],
} as const satisfies { title: string; points: readonly Point[] };

export const equipmentTraining = {
  title: "Equipment + Training = Lives Saved",
  lead: "An AED helps only if people know where it is and how to use it.",
  points: [
    {
      title: "Free AED orientation with purchase",
      text: "Pads, prompts and the monthly check.",
    },
    {
      title: "On-site training",
      text: "An instructor trains your team where they work.",
    },
    { title: "Ongoing support", text: "Pads, batteries and renewals, by phone and email." },
    { title: "Bundle packages", text: "Equipment and a class for your team in one quote." },
  ],
} as const;

/** Specified subjects (docs/specification.md#email-subjects). */
export const shopClosings = {
  merchandise: {
    title: "Ordering for a team?",
    lead: "Tell us what you need and how many.",
    subject: "Bulk Order Inquiry",
    action: "Ask about a bulk order",
  },
  booksGuides: {
    title: "Books for a whole class?",
    lead: "Send us titles, copies and your class date. We'll reply with a price.",
    subject: "Bulk Book Order Inquiry",
    action: "Ask about a bulk book order",
  },
  equipment: {
    title: "Equipping a building?",
    lead: "Tell us how many people and floors. We'll quote devices, kits and training together.",
    subject: "Request Custom Quote",
    action: "Request Custom Quote",
  },
} as const satisfies Record<ShopRoute, Record<string, string>>;

export const orderMail = {
  link: "Order by email",
  subject: "Order",
  line: "1 x {product}, {price}",
  size: "Size ({sizes}):",
  color: "Color ({colors}):",
  closing: cartLabels.order.closing,
} as const;

/** The email that Proceed to Checkout opens while there is no hosted checkout. */
export const cartMail = {
  subject: "Order from the shop",
} as const;
