export const stockLabels = { inStock: "In Stock", outOfStock: "Out of Stock" } as const;

/** Labels on a product card and in the comparison. */
export const productLabels = {
  originalPrice: "Original price",
  noDiscount: "No discount",
  price: "Price",
  brand: "Brand",
  rating: "Rating",
  stock: "Stock",
  /** Text around the stars, for screen readers: "Rated 4.5 out of 5 (120 reviews)". */
  rated: "Rated",
  outOfFive: "out of 5",
  reviews: "reviews",
  comparedRating: "{rating} out of 5 ({reviews} reviews)",
  sizes: "Sizes {sizes}",
  /** Opens the picture of a product. */
  larger: "Enlarge {product}",
  closePicture: "Close",
  color: "Color",
  size: "Size",
  /** Labels of the lines below a description. */
  format: "Format",
  pages: "Pages",
  download: "Download",
  isDownloadable: "Yes, after payment",
  isNotDownloadable: "No",
  warranty: "Warranty",
  badges: {
    label: "Labels",
    bestseller: "BESTSELLER",
    featured: "FEATURED",
    saving: "SAVE {amount}",
    freeShipping: "FREE SHIPPING",
  },
} as const;

/** Names of lists for screen readers. */
export const shopLabels = { shops: "Shops", categories: "Categories" } as const;
