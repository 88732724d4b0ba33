// Written by scripts/build/content-list.ts.
import * as clinicalAcls from '@/content/clinical/acls';
import * as clinicalBls from '@/content/clinical/bls';
import * as clinicalBradycardia from '@/content/clinical/bradycardia';
import * as clinicalChangedWordings from '@/content/clinical/changed-wordings';
import * as clinicalHelp from '@/content/clinical/help';
import * as clinicalIndexTerms from '@/content/clinical/index-terms';
import * as clinicalNotes from '@/content/clinical/notes';
import * as clinicalPageLabels from '@/content/clinical/page-labels';
import * as clinicalPals from '@/content/clinical/pals';
import * as clinicalReview from '@/content/clinical/review';
import * as clinicalRhythmSections from '@/content/clinical/rhythm-sections';
import * as clinicalRhythms from '@/content/clinical/rhythms';
import * as clinicalRows from '@/content/clinical/rows';
import * as clinicalShared from '@/content/clinical/shared';
import * as clinicalSignatures from '@/content/clinical/signatures';
import * as clinicalSources from '@/content/clinical/sources';
import * as clinicalStepThrough from '@/content/clinical/step-through';
import * as clinicalTachycardia from '@/content/clinical/tachycardia';
import * as clinicalTrees from '@/content/clinical/trees';
import * as clinicalValues from '@/content/clinical/values';
import * as companyAbout from '@/content/company/about';
import * as companyClaims from '@/content/company/claims';
import * as companyCompany from '@/content/company/company';
import * as companyInstructorPortal from '@/content/company/instructor-portal';
import * as companyTeam from '@/content/company/team';
import * as contactContact from '@/content/contact/contact';
import * as coursesAhaCourses from '@/content/courses/aha-courses';
import * as coursesClassList from '@/content/courses/class-list';
import * as coursesCourseLabels from '@/content/courses/course-labels';
import * as coursesCoursePolicies from '@/content/courses/course-policies';
import * as coursesCourseWays from '@/content/courses/course-ways';
import * as coursesOshaClasses from '@/content/courses/osha-classes';
import * as coursesRedCrossCourses from '@/content/courses/red-cross-courses';
import * as guidesAedCheck from '@/content/guides/aed-check';
import * as guidesBeforeClass from '@/content/guides/before-class';
import * as guidesFromTerms from '@/content/guides/from-terms';
import * as guidesGuide from '@/content/guides/guide';
import * as guidesHostTraining from '@/content/guides/host-training';
import * as guidesWaysTable from '@/content/guides/ways-table';
import * as guidesYourCard from '@/content/guides/your-card';
import * as homeHome from '@/content/home/home';
import * as homeTestimonials from '@/content/home/testimonials';
import * as legalAccessibility from '@/content/legal/accessibility';
import * as legalDocumentLabels from '@/content/legal/document-labels';
import * as legalPrivacy from '@/content/legal/privacy';
import * as legalTermsOfService from '@/content/legal/terms-of-service';
import * as legalWebsiteTerms from '@/content/legal/website-terms';
import * as locationsCityPage from '@/content/locations/city-page';
import * as locationsCityPlaces from '@/content/locations/city-places';
import * as locationsCourseChooser from '@/content/locations/course-chooser';
import * as locationsLocationsPage from '@/content/locations/locations-page';
import * as locationsLocations from '@/content/locations/locations';
import * as locationsUsOutlines from '@/content/locations/us-outlines';
import * as programsBusinessOpportunities from '@/content/programs/business-opportunities';
import * as programsCompliance from '@/content/programs/compliance';
import * as programsContinuingEducation from '@/content/programs/continuing-education';
import * as programsProgramLabels from '@/content/programs/program-labels';
import * as searchEmergencies from '@/content/search/emergencies';
import * as searchSearch from '@/content/search/search';
import * as searchSynonyms from '@/content/search/synonyms';
import * as shopBooks from '@/content/shop/books';
import * as shopCartLabels from '@/content/shop/cart-labels';
import * as shopEquipment from '@/content/shop/equipment';
import * as shopMerchandise from '@/content/shop/merchandise';
import * as shopProductLabels from '@/content/shop/product-labels';
import * as shopShopPages from '@/content/shop/shop-pages';
import * as shopSwatches from '@/content/shop/swatches';
import * as simulationSimulation from '@/content/simulation/simulation';
import * as siteBuildDay from '@/content/site/build-day';
import * as siteCompanyFacts from '@/content/site/company-facts';
import * as siteMailCopyLabels from '@/content/site/mail-copy-labels';
import * as siteMark from '@/content/site/mark';
import * as siteNamedPictures from '@/content/site/named-pictures';
import * as siteNavigation from '@/content/site/navigation';
import * as siteNotFound from '@/content/site/not-found';
import * as siteOpenShops from '@/content/site/open-shops';
import * as siteOrganizations from '@/content/site/organizations';
import * as siteOutbound from '@/content/site/outbound';
import * as sitePageLabels from '@/content/site/page-labels';
import * as sitePageSources from '@/content/site/page-sources';
import * as sitePictureFiles from '@/content/site/picture-files';
import * as sitePictures from '@/content/site/pictures';
import * as sitePreviewPage from '@/content/site/preview-page';
import * as sitePrices from '@/content/site/prices';
import * as siteReports from '@/content/site/reports';
import * as siteRoutes from '@/content/site/routes';
import * as siteSharePictures from '@/content/site/share-pictures';
import * as siteShownPictures from '@/content/site/shown-pictures';
import * as siteTableRows from '@/content/site/table-rows';

/** Every module of content/ with all of its exports, by path. */
export const contentModules: Readonly<Record<string, unknown>> = {
  'content/clinical/acls.ts': clinicalAcls,
  'content/clinical/bls.ts': clinicalBls,
  'content/clinical/bradycardia.ts': clinicalBradycardia,
  'content/clinical/changed-wordings.ts': clinicalChangedWordings,
  'content/clinical/help.ts': clinicalHelp,
  'content/clinical/index-terms.ts': clinicalIndexTerms,
  'content/clinical/notes.ts': clinicalNotes,
  'content/clinical/page-labels.ts': clinicalPageLabels,
  'content/clinical/pals.ts': clinicalPals,
  'content/clinical/review.ts': clinicalReview,
  'content/clinical/rhythm-sections.ts': clinicalRhythmSections,
  'content/clinical/rhythms.ts': clinicalRhythms,
  'content/clinical/rows.ts': clinicalRows,
  'content/clinical/shared.ts': clinicalShared,
  'content/clinical/signatures.ts': clinicalSignatures,
  'content/clinical/sources.ts': clinicalSources,
  'content/clinical/step-through.ts': clinicalStepThrough,
  'content/clinical/tachycardia.ts': clinicalTachycardia,
  'content/clinical/trees.ts': clinicalTrees,
  'content/clinical/values.ts': clinicalValues,
  'content/company/about.ts': companyAbout,
  'content/company/claims.ts': companyClaims,
  'content/company/company.ts': companyCompany,
  'content/company/instructor-portal.ts': companyInstructorPortal,
  'content/company/team.ts': companyTeam,
  'content/contact/contact.ts': contactContact,
  'content/courses/aha-courses.ts': coursesAhaCourses,
  'content/courses/class-list.ts': coursesClassList,
  'content/courses/course-labels.ts': coursesCourseLabels,
  'content/courses/course-policies.ts': coursesCoursePolicies,
  'content/courses/course-ways.ts': coursesCourseWays,
  'content/courses/osha-classes.ts': coursesOshaClasses,
  'content/courses/red-cross-courses.ts': coursesRedCrossCourses,
  'content/guides/aed-check.ts': guidesAedCheck,
  'content/guides/before-class.ts': guidesBeforeClass,
  'content/guides/from-terms.ts': guidesFromTerms,
  'content/guides/guide.ts': guidesGuide,
  'content/guides/host-training.ts': guidesHostTraining,
  'content/guides/ways-table.ts': guidesWaysTable,
  'content/guides/your-card.ts': guidesYourCard,
  'content/home/home.ts': homeHome,
  'content/home/testimonials.ts': homeTestimonials,
  'content/legal/accessibility.ts': legalAccessibility,
  'content/legal/document-labels.ts': legalDocumentLabels,
  'content/legal/privacy.ts': legalPrivacy,
  'content/legal/terms-of-service.ts': legalTermsOfService,
  'content/legal/website-terms.ts': legalWebsiteTerms,
  'content/locations/city-page.ts': locationsCityPage,
  'content/locations/city-places.ts': locationsCityPlaces,
  'content/locations/course-chooser.ts': locationsCourseChooser,
  'content/locations/locations-page.ts': locationsLocationsPage,
  'content/locations/locations.ts': locationsLocations,
  'content/locations/us-outlines.ts': locationsUsOutlines,
  'content/programs/business-opportunities.ts': programsBusinessOpportunities,
  'content/programs/compliance.ts': programsCompliance,
  'content/programs/continuing-education.ts': programsContinuingEducation,
  'content/programs/program-labels.ts': programsProgramLabels,
  'content/search/emergencies.ts': searchEmergencies,
  'content/search/search.ts': searchSearch,
  'content/search/synonyms.ts': searchSynonyms,
  'content/shop/books.ts': shopBooks,
  'content/shop/cart-labels.ts': shopCartLabels,
  'content/shop/equipment.ts': shopEquipment,
  'content/shop/merchandise.ts': shopMerchandise,
  'content/shop/product-labels.ts': shopProductLabels,
  'content/shop/shop-pages.ts': shopShopPages,
  'content/shop/swatches.ts': shopSwatches,
  'content/simulation/simulation.ts': simulationSimulation,
  'content/site/build-day.ts': siteBuildDay,
  'content/site/company-facts.ts': siteCompanyFacts,
  'content/site/mail-copy-labels.ts': siteMailCopyLabels,
  'content/site/mark.ts': siteMark,
  'content/site/named-pictures.ts': siteNamedPictures,
  'content/site/navigation.ts': siteNavigation,
  'content/site/not-found.ts': siteNotFound,
  'content/site/open-shops.ts': siteOpenShops,
  'content/site/organizations.ts': siteOrganizations,
  'content/site/outbound.ts': siteOutbound,
  'content/site/page-labels.ts': sitePageLabels,
  'content/site/page-sources.ts': sitePageSources,
  'content/site/picture-files.ts': sitePictureFiles,
  'content/site/pictures.ts': sitePictures,
  'content/site/preview-page.ts': sitePreviewPage,
  'content/site/prices.ts': sitePrices,
  'content/site/reports.ts': siteReports,
  'content/site/routes.ts': siteRoutes,
  'content/site/share-pictures.ts': siteSharePictures,
  'content/site/shown-pictures.ts': siteShownPictures,
  'content/site/table-rows.ts': siteTableRows,
};
