import { rowsOf } from "@/content/site/table-rows";
import type { RowOf } from "@/lib/tables/table";
import { testimonialTable } from "@/lib/tables/tables";

/**
 * A row of content/tables/testimonials.csv. Its picture is a drawing from the person's life, labeled as an
 * illustration and never passed off as a photo. The stars are never marked up as a review.
 */
export type Testimonial = RowOf<typeof testimonialTable>;

/** Small screens show only the first ones (docs/specification.md#home). */
export const testimonials: readonly Testimonial[] = rowsOf(testimonialTable);
