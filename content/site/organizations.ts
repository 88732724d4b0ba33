/** Names of the organizations whose courses, cards and guidelines the site speaks of, each written once. */
export const organizations = {
  aha: { short: "AHA", name: "American Heart Association" },
  arc: { short: "ARC", name: "American Red Cross" },
  aap: { short: "AAP", name: "American Academy of Pediatrics" },
  hsi: { short: "HSI", name: "Health & Safety Institute" },
  naemt: { short: "NAEMT", name: "National Association of Emergency Medical Technicians" },
  nremt: { short: "NREMT", name: "National Registry of Emergency Medical Technicians" },
} as const;
