/** Names of the organizations behind the courses, cards and guidelines on the site, each defined once. */
export const organizations = {
  aha: { short: "AHA", name: "American Heart Association" },
  arc: { short: "ARC", name: "American Red Cross" },
  aap: { short: "AAP", name: "American Academy of Pediatrics" },
  hsi: { short: "HSI", name: "Health & Safety Institute" },
  naemt: { short: "NAEMT", name: "National Association of Emergency Medical Technicians" },
  nremt: { short: "NREMT", name: "National Registry of Emergency Medical Technicians" },
} as const;
