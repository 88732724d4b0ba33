import { placeholder } from '@/lib/facts';

/** What every reference page says about itself. */
export const review = {
  lastReviewed: '2026-11-21',
  reviewer: placeholder('Jordan Sample, MD', 'The clinician who has reviewed the reference pages, with credentials.', 'clinical'),
  emergency: 'In an emergency call 911.',
  disclaimer:
    'For education only. This page summarizes published resuscitation guidance for people who are trained to use it. It is not medical advice and does not replace hands-on training, clinical judgment, local protocols or the original guidelines.',
  edition: 'Values as published by the company; checked against AHA 2020 and AHA 2025.',
  doses: 'Adult doses unless marked otherwise. Check every dose, route and unit against current product labelling and your local protocol before giving it.',
  independence:
    'American Heart Association and American Red Cross are named as sources. These pages are our own summary; they are not published, reviewed or endorsed by those organizations. Guidelines change: see the sources and the review date on this page.',
  noteLabel: 'Current guideline note',
  mailSubject: 'ACLS Training Inquiry',
} as const;
