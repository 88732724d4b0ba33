import { placeholder } from '@/lib/facts';
import type { IconName } from '@/lib/icon-name';
import type { OutboundId } from './outbound';
import type { PictureId } from './pictures';
import type { RouteId } from './routes';

export type ShopRoute = Extract<RouteId, 'merchandise' | 'booksGuides' | 'equipment'>;

type ShopHeaderCopy = {
  readonly title: string;
  readonly lead: string;
  readonly tone: 'apricot' | 'sand' | 'mint';
  readonly parent: RouteId;
  readonly picture: PictureId;
};

/** Tops of the three shop pages. */
export const shopHeaders = {
  merchandise: {
    title: 'Gear for people who step in',
    lead: 'Shirts, mugs and small tools for those who teach, learn and use CPR. Orders over $50 ship free.',
    tone: 'apricot', parent: 'home', picture: 'merch-hoodie-steadyhand',
  },
  booksGuides: {
    title: 'Books and guides for the week before class',
    lead: 'Four references to study from: in print, as a download, or both.',
    tone: 'sand', parent: 'merchandise', picture: 'book-advanced-life-support',
  },
  equipment: {
    title: 'AED and first aid equipment',
    lead: 'Six pieces for the wall, the bag and the classroom, sold by the people who teach you to use them.',
    tone: 'mint', parent: 'merchandise', picture: 'equipment-aed-semi-automatic',
  },
} as const satisfies Record<ShopRoute, ShopHeaderCopy>;

/** The three shops, in the words of the merchandise page's tabs (spec part 1, section 2). */
export const shopLinks = [
  { label: 'Merchandise', route: 'merchandise' },
  { label: 'Books & Guides', route: 'booksGuides' },
  { label: 'AED and First Aid', route: 'equipment' },
] as const satisfies readonly { label: string; route: ShopRoute }[];

/** Results headings: spec part 2, section 2.1, and part 1, section 2. */
export const catalogCopy = {
  merchandise: { allLabel: 'All Products', one: 'product', many: 'products', searchLabel: 'Search merchandise', searchPlaceholder: 'Search merchandise...' },
  booksGuides: { allLabel: 'All Books', one: 'book', many: 'books', searchLabel: 'Search books and guides', searchPlaceholder: 'Search books and guides...' },
  equipment: { allLabel: 'All Equipment', one: 'product', many: 'products', searchLabel: 'Search equipment', searchPlaceholder: 'Search equipment...' },
} as const satisfies Record<ShopRoute, Record<string, string>>;

export const featuredCopy = {
  title: 'Featured products',
  lead: 'Good places to start.',
} as const;

type Point = { readonly icon: IconName; readonly title: string; readonly text: string };

/** Spec part 1, section 2: Why Shop With Us. */
export const whyShop = {
  title: 'Why Shop With Us',
  points: [
    { icon: 'shield-check', title: 'Quality guaranteed', text: 'Made for daily use, in class and on shift. If something is wrong with yours, call or write and we sort it out with you.' },
    { icon: 'truck', title: 'Fast shipping', text: 'Most of what you see here is small and light, so it leaves us quickly. Orders over $50 ship free.' },
    { icon: 'card', title: 'Secure payment', text: 'You pay a card payment provider on its own page. This site never sees your card number.' },
    { icon: 'graduation', title: 'Student discounts', text: 'In one of our classes? Name it in your order and ask for the student price.' },
  ],
} as const satisfies { title: string; points: readonly Point[] };

/** Spec part 2, section 2.1. The FDA wording is limited to AEDs (clinical facts, section 12, Q16 and U20). */
export const trustBar = [
  { icon: 'shield-check', text: placeholder('FDA-approved AEDs', 'Check each AED model against the FDA list of approved AEDs, then confirm this line.', 'clinical') },
  { icon: 'award', text: 'Professional Grade' },
  { icon: 'truck', text: 'Free Shipping on AEDs' },
] as const satisfies readonly { icon: IconName; text: unknown }[];

export const whyChoose = {
  title: 'Why Choose Our Equipment?',
  points: [
    { icon: 'shield-check', title: 'FDA-approved AEDs', text: 'The FDA requires approval for every AED before it is sold, and for the accessories it needs. This point is about AEDs, not about kits or manikins.' },
    { icon: 'voice', title: 'Expert support', text: 'Ask the people who teach with it: which model suits your building, where it hangs, who checks it.' },
    { icon: 'truck', title: 'Fast delivery', text: 'AEDs ship free. Tell us when you need it, and we tell you what is possible before you pay.' },
    { icon: 'wallet', title: 'Flexible payment', text: 'Pay by card, or ask for a quote that your purchasing department can work with.' },
  ],
} as const satisfies { title: string; points: readonly Point[] };

export const equipmentTraining = {
  title: 'Equipment + Training = Lives Saved',
  lead: 'A device on the wall helps when people know where it hangs and have held its pads once.',
  points: [
    { title: 'Free AED orientation with purchase', text: 'Pads, prompts and the monthly check, with the unit that you bought.' },
    { title: 'On-site training', text: 'An instructor comes to your building and trains your team in the room where it works.' },
    { title: 'Ongoing support', text: 'Questions about pads, batteries and renewals, by phone and by mail.' },
    { title: 'Bundle packages', text: 'Equipment and a class for your team in one quote.' },
  ],
} as const;

/** Mail subjects are those of the specification. */
export const shopClosings = {
  merchandise: {
    title: 'Ordering for a team?',
    lead: 'Shirts for a whole class or gifts for a department: write what you need and how many.',
    subject: 'Bulk Order Inquiry',
    action: 'Ask about a bulk order',
  },
  booksGuides: {
    title: 'Books for a whole class?',
    lead: 'Name the titles, the number of copies and the date of your class, and we answer with a price.',
    subject: 'Bulk Book Order Inquiry',
    action: 'Ask about a bulk book order',
  },
  equipment: {
    title: 'Equipping a building?',
    lead: 'Tell us how many people and how many floors. You get one quote for devices, kits and training.',
    subject: 'Request Custom Quote',
    action: 'Request Custom Quote',
  },
} as const satisfies Record<ShopRoute, Record<string, string>>;

export const orderMail = {
  link: 'Order by mail',
  subject: 'Order',
  closing: 'My name, phone number and shipping address:',
} as const;

/** The mail that Proceed to Checkout opens as long as there is no hosted checkout. */
export const cartMail = {
  subject: 'Order from the shop',
  closing: orderMail.closing,
} as const;

/** The hosted checkout that takes over the cart, by its id in content/outbound.ts. Null: the order goes by mail. */
export const hostedCheckout: OutboundId | null = null;

/** What the cart says about shipping on each page; never part of a total (spec parts 1 and 2, section 9). */
export const shopShippingNotes = {
  merchandise: 'Free shipping on orders over $50',
  booksGuides: null,
  equipment: 'Free shipping on orders over $100',
} as const satisfies Record<ShopRoute, string | null>;
