import type { AnnouncementLabels, ShippingLabels } from '@/lib/shop/cart';
import type { SortOrder } from '@/lib/shop/catalog';
import type { CatalogView } from '@/lib/shop/catalog-view';
import type { OrderLabels } from '@/lib/shop/order';
import type { CountLabels } from '@/lib/text/interpolate';

type Words<Name extends string> = Readonly<Record<Name, string>>;

/** All words of the cart. Places in braces are filled in with `interpolate`. */
export type CartLabels = AddToCartLabels & CartBadgeLabels & CartSummaryLabels;

/** Words beside the button of a card. */
export type AddToCartLabels = Words<'add' | 'outOfStock' | 'choiceOf' | 'cancel' | 'inCart' | 'limit'>;

export type CartBadgeLabels = Words<'badge'> & { readonly items: CountLabels };

export type CartSummaryLabels = {
  readonly shipping: ShippingLabels;
  readonly items: CountLabels;
  readonly announcement: AnnouncementLabels;
  readonly summary: Words<
    | 'label'
    | 'title'
    | 'show'
    | 'hide'
    | 'total'
    | 'checkout'
    | 'newTab'
    | 'orderSheet'
    | 'clear'
    | 'removed'
    | 'undo'
    | 'close'
    | 'fewer'
    | 'more'
    | 'remove'
  >;
  readonly dialog: Words<
    | 'title'
    | 'close'
    | 'next'
    | 'choose'
    | 'how'
    | 'open'
    | 'copy'
    | 'print'
    | 'call'
    | 'sendTo'
    | 'copied'
    | 'copyFailed'
    | 'textLabel'
    | 'item'
    | 'quantity'
    | 'price'
    | 'amount'
    | 'total'
  > & {
    /** What happens next, for an order that has to be sent and for one that is only downloads. */
    readonly steps: { readonly shipped: readonly string[]; readonly digital: readonly string[] };
    readonly blanks: { readonly shipped: readonly string[]; readonly digital: readonly string[] };
  };
  readonly order: OrderLabels;
};

/** Words of the comparison of products. */
export type ComparisonLabels = Words<
  | 'none'
  | 'announced'
  | 'title'
  | 'more'
  | 'label'
  | 'remove'
  | 'removeEnd'
  | 'missing'
  | 'quote'
  | 'quoteStart'
  | 'quoteLine'
>;

/** Words of search, categories, sort and view. */
export type CatalogLabels = Words<
  | 'allLabel'
  | 'searchLabel'
  | 'searchPlaceholder'
  | 'sortBy'
  | 'view'
  | 'layoutEnd'
  | 'category'
  | 'none'
  | 'nothing'
  | 'clear'
  | 'toComparison'
> & {
  readonly found: CountLabels;
  readonly sort: Readonly<Record<SortOrder, string>>;
  readonly layouts: Readonly<Record<CatalogView['layout'], string>>;
  readonly comparison: ComparisonLabels;
};
