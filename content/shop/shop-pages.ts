import { openOnly } from "@/content/site/open-shops";
import { companyFactIfAny } from "@/content/site/company-facts";
import type { IconName } from "@/lib/site/icon-name";
import type { OutboundId } from "@/content/site/outbound";
import type { RouteId } from "@/content/site/routes";
import { factValue } from "@/lib/facts/facts";
import { formatWholeDollars } from "@/lib/money/money";
import { cartLabels } from "./cart-labels";
import { equipment } from "./equipment";

export type ShopRoute = Extract<RouteId, "merchandise" | "booksGuides" | "equipment">;

type ShopHeaderCopy = {
  readonly title: string;
  readonly lead: string;
};

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

/** Page headers of the three shop pages. */
export const shopHeaders = {
  merchandise: {
    title: "Gear for people who step in",
    lead: `Shirts, mugs and small tools for people who teach, learn and use CPR. ${shipsFree("merchandise")}`,
  },
  booksGuides: {
    title: "Books and guides for the week before class",
    lead: "References to study from: in print, as a download, or both.",
  },
  equipment: {
    title: "AED and first aid equipment",
    lead: "Equipment for the wall, the bag and the classroom, sold by the people who teach you to use it.",
  },
} as const satisfies Record<ShopRoute, ShopHeaderCopy>;

/**
 * The shops that have products, labeled like the tabs of the merchandise page (docs/specification.md#merchandise).
 */
export const shopLinks = openOnly([
  { label: "Merchandise", route: "merchandise" },
  { label: "AED and First Aid", route: "equipment" },
  { label: "Books & Guides", route: "booksGuides" },
] as const satisfies readonly { label: string; route: ShopRoute }[]);

/** The text of a shop without products. */
export const emptyShop = "Nothing is for sale here right now. Call us if you are looking for something.";

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
  title: "Featured products",
  lead: "Good places to start.",
} as const;

type Point = { readonly icon: IconName; readonly title: string; readonly text: string };

/** Four reasons (docs/specification.md#merchandise). */
export const whyShop = {
  title: "Why Shop With Us",
  points: [
    {
      icon: "shield-check",
      title: "Quality guaranteed",
      text: "Made for daily use, in class and on shift. If something is wrong with yours, call or write, and we will sort it out with you.",
    },
    {
      icon: "truck",
      title: "Fast shipping",
      text: `Most of what you see here is small and light, so we can ship it quickly. ${shipsFree("merchandise")}`,
    },
    {
      icon: "card",
      title: "Secure payment",
      text:
        // Typed as either value of the switch; both are tested.
        (hostedCheckout as string | null) === null
          ? "You order by email, and we answer with a way to pay. This site never asks for a card number."
          : "You pay a card payment provider on its own page. This site never sees your card number.",
    },
    {
      icon: "graduation",
      title: "Student discounts",
      text: "In one of our classes? Mention it in your order and ask for the student price.",
    },
  ],
} as const satisfies { title: string; points: readonly Point[] };

/** The FDA approves AEDs, not kits or manikins, so the wording is limited to AEDs (docs/specification.md#accuracy). */
const aedApproval = companyFactIfAny("aed-approval");

/** True if content/tables/equipment.csv confirms it for every AED. */
const aedUnits = equipment.filter(({ category }) => category === "aed");
const isAedShippingFree =
  aedUnits.length > 0 && aedUnits.every(({ hasFreeShipping }) => factValue(hasFreeShipping));

export const trustBar = [
  ...(aedApproval === null ? [] : [{ icon: "shield-check", text: aedApproval } as const]),
  { icon: "award", text: "Professional Grade" },
  ...(isAedShippingFree ? [{ icon: "truck", text: "Free Shipping on AEDs" } as const] : []),
] as const satisfies readonly { icon: IconName; text: unknown }[];

export const whyChoose = {
  title: "Why Choose Our Equipment?",
  points: [
    ...(aedApproval === null
      ? []
      : [
          {
            icon: "shield-check",
            title: "FDA-approved AEDs",
            text: "The FDA requires approval for every AED before it is sold, and for the accessories it needs. This applies to AEDs, not to kits or manikins.",
          } as const,
        ]),
    {
      icon: "voice",
      title: "Expert Support",
      text: "Ask the people who teach with it which model suits your building, where to hang it and who should check it.",
    },
    {
      icon: "truck",
      title: "Fast Delivery",
      text: `${isAedShippingFree ? "AEDs ship free. " : ""}Tell us when you need yours, and we will tell you what is possible before you pay.`,
    },
    {
      icon: "wallet",
      title: "Flexible Payment",
      text: "Pay by card, or ask for a quote that your purchasing department can work with.",
    },
  ],
} as const satisfies { title: string; points: readonly Point[] };

export const equipmentTraining = {
  title: "Equipment + Training = Lives Saved",
  lead: "An AED on the wall helps only if people know where it is and have practiced with its pads.",
  points: [
    {
      title: "Free AED orientation with purchase",
      text: "Pads, prompts and the monthly check, on the unit you bought.",
    },
    {
      title: "On-site training",
      text: "An instructor comes to your building and trains your team where they work.",
    },
    { title: "Ongoing support", text: "Answers about pads, batteries and renewals, by phone and by email." },
    { title: "Bundle packages", text: "Equipment and a class for your team in one quote." },
  ],
} as const;

/** Specified subjects (docs/specification.md#email-subjects). */
export const shopClosings = {
  merchandise: {
    title: "Ordering for a team?",
    lead: "Shirts for a whole class or gifts for a department: tell us what you need and how many.",
    subject: "Bulk Order Inquiry",
    action: "Ask about a bulk order",
  },
  booksGuides: {
    title: "Books for a whole class?",
    lead: "Send us the titles, the number of copies and the date of your class, and we will reply with a price.",
    subject: "Bulk Book Order Inquiry",
    action: "Ask about a bulk book order",
  },
  equipment: {
    title: "Equipping a building?",
    lead: "Tell us how many people and how many floors. We will send you one quote for devices, kits and training.",
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
