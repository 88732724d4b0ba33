/**
 * The registry of islands: a component's name is its kind. The finishing step bundles the ones that a page uses
 * (scripts/finish/island-bundle.ts), and the server component `Island` looks up the kind of its child here.
 */
export { StepThrough } from './clinical/step-through';
export { RhythmPractice } from './clinical/rhythm-practice';
export { ContactForm } from './contact/contact-form';
export { CourseTabs } from './courses/course-tabs';
export { DetailsDialog } from './courses/details-dialog';
export { GroupQuoteForm } from './courses/group-quote-form';
export { NextClass } from './courses/next-class';
export { ReminderList } from './courses/reminder-list';
export { RenewalDate } from './courses/renewal-date';
export { SideBySide } from './courses/side-by-side';
export { UpcomingClasses } from './courses/upcoming-classes';
export { CourseChooser } from './locations/course-chooser';
export { LocationFinder } from './locations/location-finder';
export { GroupRequest } from './programs/group-request';
export { AddToCart } from './shop/add-to-cart';
export { CartBadge } from './shop/cart-badge';
export { CartSummary } from './shop/cart-summary';
export { CatalogBrowser } from './shop/catalog-browser';
export { CompareToggle } from './shop/compare-toggle';
export { ChestCoach } from './simulation/chest-coach';
export { Simulation } from './simulation/simulation';
