import { company } from "@/content/company/company";
import { mailCopyLabels } from "@/content/site/mail-copy-labels";
import { newTab } from "@/content/site/page-labels";
import { factValue } from "@/lib/facts/facts";
import { stockLabels } from "./product-labels";

const holds = "Cart: {items}, {total}";

/** Labels beside the button on a card. */
export const addToCartLabels = {
  add: "Add to Cart",
  outOfStock: stockLabels.outOfStock,
  /** The name of a choice for screen readers: "Size of Hands On T-Shirt". */
  choiceOf: "{choice} of {product}",
  cancel: "Cancel",
  inCart: "in your cart",
  limit: "Limit {limit} per item.",
} as const;

/**
 * Labels of the cart: its buttons, its summary, its announcements and the order, with places in braces to fill in.
 */
export const cartLabels = {
  ...addToCartLabels,
  badge: holds,
  items: { one: "1 item", many: "{count} items" },
  shipping: {
    free: "Ships free",
    some: "Ships free: {products}",
    over: "Free shipping on orders over {amount}",
    met: "This order ships free",
    notMet: "This order isn't there yet",
  },
  /** Items of an address that the shops do not sell. */
  leftOut: {
    text: "Left out, because it isn't for sale right now: {products}.",
    others: { one: "1 other item", many: "{count} other items" },
  },
  /** After Back, in a browser that does not show where the visitor came from. */
  mayBeOld: "This is your cart as it was on this page. Later changes aren't in it.",
  announcement: {
    holds: `${holds}.`,
    empty: "The cart is empty.",
    cleared: "Your cart is empty.",
    undone: "Put back.",
    added: "{line} added.",
    removed: "{line} removed.",
    changed: "{line}: {quantity}.",
    unknown: "Item",
  },
  summary: {
    label: "Cart Summary",
    title: "Cart Summary",
    show: "Show",
    hide: "Hide",
    total: "Total",
    checkout: "Proceed to Checkout",
    /** Below it, where no checkout address is set. */
    byEmail: "Review your order, then email it to us.",
    newTab,
    orderSheet: "Order sheet",
    clear: "Empty the cart",
    removed: "Removed from the cart.",
    undo: "Undo",
    close: "Close",
    limit: addToCartLabels.limit,
    fewer: "One fewer {line}",
    more: "One more {line}",
    remove: "Remove",
  },
  dialog: {
    title: "Review your order",
    lead: "You don't pay here. Email us your order, and we'll reply.",
    close: "Close",
    next: "What happens next",
    steps: {
      shipped: [
        "Review and send your order.",
        "We'll reply with tax, shipping and a secure payment link.",
        "You owe nothing until you pay.",
      ],
      digital: [
        "Review and send your order.",
        "We'll reply with tax and a secure payment link.",
        "You owe nothing until you pay.",
      ],
    },
    choose: "Send your order",
    how: "Email didn't open? Copy the order and send it to {address}.",
    /** If the order is too long for a link. */
    cut: mailCopyLabels.cut,
    cutNote: mailCopyLabels.cutNote,
    open: "Email the order",
    copy: "Copy order text",
    print: "Print order sheet",
    call: "Call {phone}",
    copied: "Copied.",
    copyFailed: "The text is selected: press Ctrl+C or Command+C to copy it.",
    textLabel: "Order text",
    item: "Item",
    quantity: "Quantity",
    price: "Price",
    amount: "Amount",
    total: "Total",
    /** Blank lines on the printed sheet, to fill in by hand. */
    blanks: {
      shipped: ["Name", "Phone", "Email", "Ship to", "Date"],
      digital: ["Name", "Phone", "Email", "Date"],
    },
    /** On the printed sheet only. */
    sendTo: `Send this sheet to ${factValue(company.name)}, {address}, or call {phone}.`,
  },
  /** The order as plain text. */
  order: {
    line: "{quantity} x {line} at {price} = {amount}",
    total: { shipped: "Total: {total} (before shipping and tax)", digital: "Total: {total} (before tax)" },
    closing: {
      shipped: "My name, phone number and shipping address:",
      digital: "My name and phone number:",
    },
  },
} as const;

/** Labels of search, sort and comparison, the same on every shop page. */
export const catalogLabels = {
  sortBy: "Sort by",
  /** As specified (docs/specification.md#shop). */
  sort: {
    featured: "Featured",
    "price-asc": "Price: Low to High",
    "price-desc": "Price: High to Low",
    rating: "Highest Rated",
    name: "Name A-Z",
  },
  view: "View",
  layouts: { grid: "Grid", list: "List" },
  /** Follows the name of a layout, for screen readers. */
  layoutEnd: "view",
  category: "Category",
  none: "None yet.",
  nothing: "Nothing here matches your search.",
  clear: "Clear search",
  toComparison: "Go to the comparison ({count})",
  comparison: {
    /** The checkbox on each card, followed by the name of the product for screen readers. */
    choose: "Compare",
    /** The heading of a category whose products are all compared, for visitors without scripts. */
    category: "Compare {category}",
    none: "Nothing to compare.",
    announced: "Comparing {names}. The table follows the product that you ticked last.",
    title: "Compare: {count} of {limit} chosen",
    more: "Choose one or two more to see them side by side.",
    label: "Comparison, scrolls sideways",
    /** The two columns on a phone, of three products. */
    columns: ["First product", "Second product"],
    remove: "Remove",
    /** Follows {@link remove}, for screen readers. */
    removeEnd: "{product} from the comparison",
    missing: "Not given",
    quote: "Ask for a quote for these",
    quoteStart: "Please send me a quote for:",
    quoteLine: "- {product}",
  },
} as const;
