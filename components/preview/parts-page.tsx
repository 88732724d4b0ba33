import type { ComponentProps, ReactNode } from 'react';
import type * as registry from '@/components/islands/registry';
import { Section } from '@/components/layout/section';
import { SitePicture } from '@/components/layout/site-picture';
import { SiteLink } from '@/components/links/site-link';
import { Badge, badgeTones } from '@/components/ui/badge';
import { buttonSizes, buttonStyle, buttonVariants } from '@/components/ui/button-style';
import { Card, cardTones } from '@/components/ui/card';
import { CheckList } from '@/components/ui/check-list';
import { Disclosure } from '@/components/ui/disclosure';
import { FactList } from '@/components/ui/fact-list';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { LineIcon } from '@/components/ui/line-icon';
import { chevronDown } from '@/components/ui/line-shapes';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { Select } from '@/components/ui/select';
import { Stars } from '@/components/ui/stars';
import { textLinkStyle } from '@/components/ui/text-link';
import { Unbroken } from '@/components/ui/unbroken';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type RouteId, routes } from '@/content/site/routes';
import { PreviewReport } from './preview-report';

const keysOf = <Key extends string>(record: Readonly<Record<Key, string>>) => Object.keys(record) as Key[];

/** A page that has the island. Its states need what is around it there. */
const pagesOfIslands: Readonly<Record<keyof typeof registry, RouteId>> = {
  StepThrough: 'bradycardiaAlgorithm',
  RhythmPractice: 'aclsAlgorithm',
  ContactForm: 'home',
  CourseTabs: 'ahaCourses',
  DetailsDialog: 'ahaCourses',
  GroupQuoteForm: 'redCrossCourses',
  NextClass: 'ahaCourses',
  ReminderList: 'yourCard',
  RenewalDate: 'yourCard',
  SideBySide: 'ahaCourses',
  UpcomingClasses: 'oshaCompliance',
  CourseChooser: 'locations',
  LocationFinder: 'locations',
  GroupRequest: 'hostTraining',
  AddToCart: 'merchandise',
  CartBadge: 'merchandise',
  CartSummary: 'merchandise',
  CatalogBrowser: 'merchandise',
  CompareToggle: 'equipment',
  ChestCoach: 'home',
  Simulation: 'home',
};

const { path } = routes.ahaCourses;
const spots = ['heartsaver-cpr-aed', 'bls-provider', 'acls', 'pals', 'heartsaver-first-aid'].map(
  (anchor) => ({ path, label: 'AHA courses', anchor, place: anchor }),
);
const sample = {
  file: 'tables/courses.csv',
  field: 'row 2',
  owner: 'marketing',
  value: 'One sample',
  spots,
} as const;
const missing = 'The price of a seat';

/** What /preview says of a build with little to say. */
const report: ComponentProps<typeof PreviewReport> = {
  pages: [{ path, label: 'AHA courses' }],
  placeholders: [
    { ...sample, missing, isEverywhere: false },
    { ...sample, missing, value: 'Another', spots: [], isEverywhere: false },
    { ...sample, missing: 'The name of the company', isEverywhere: true },
  ],
  changes: {
    release: '20260101T000000Z-earlier',
    added: [{ path: routes.about.path, label: 'About' }],
    removed: [],
    changes: [
      { change: { kind: 'fact', what: 'price', from: 'Before', to: 'Now' }, spots },
      { change: { kind: 'picture', before: null, after: null }, spots },
    ],
    same: [],
  },
  decisions: [
    {
      ...{ path: routes.blsAlgorithm.path, label: 'BLS algorithm', name: 'Step 2' },
      ...{ before: 'Two minutes', now: 'About two minutes', why: 'As the guideline says it' },
    },
  ],
  openStatements: ['Another statement'],
};

/** Every part of components/ui in its states, where each island is, and the parts of /preview. Only in previews. */
export function PartsPage() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <Section isCompact>
        <h1 className="text-headline">Parts</h1>
        <p className="mt-4 max-w-measure text-lg text-ink-soft">
          Every part of components/ui, with its states. Colors follow the light or dark mode of your device.
        </p>
      </Section>
      <Part title="Buttons and links">
        {keysOf(buttonVariants).map((variant) => (
          <p
            key={variant}
            className={`flex flex-wrap items-center gap-4 p-3 ${variant === 'on-deep' ? 'tone-deep bg-deep' : ''}`}
          >
            {keysOf(buttonSizes).map((size) => (
              <button key={size} type="button" className={buttonStyle(variant, size)}>
                {variant} {size}
              </button>
            ))}
            <button type="button" disabled className={buttonStyle(variant, 'md', 'disabled:opacity-60')}>
              {variant} disabled
            </button>
          </p>
        ))}
        <p className="p-3">
          <a href="#main" className={textLinkStyle}>
            A text link
          </a>
        </p>
      </Part>
      <Part title="Badges and cards">
        <p className="flex flex-wrap gap-3">
          {keysOf(badgeTones).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </p>
        <div className="mt-6 grid gap-4 sm:grid-cols-3">
          {keysOf(cardTones).map((tone) => (
            <Card key={tone} tone={tone}>
              {tone}
            </Card>
          ))}
        </div>
      </Part>
      <Part title="Fields">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField id="part-text" label="Text" hint="A hint below the label" />
          <TextField id="part-error" label="With an error" error="Enter your name." defaultValue=" " />
          <TextField id="part-optional" label="Optional" optional="Optional" />
          <SelectField id="part-select" label="Select">
            <option>One</option>
            <option>Two</option>
          </SelectField>
          <TextAreaField id="part-area" label="Several lines" />
          <Select
            aria-label="A select alone"
            frame="self-start"
            className="min-h-12 w-full rounded-field border border-control bg-surface pl-4"
          >
            <option>Alone</option>
          </Select>
        </div>
      </Part>
      <Part title="Lists and folds">
        <CheckList
          items={['An item', 'Another item, with enough text for a second line on a narrow phone']}
        />
        <FactList
          className="mt-6"
          rows={[
            { term: 'A term', value: 'Its value' },
            { term: 'Another term', value: 'Another value' },
          ]}
        />
        <Disclosure summary="A question">Its answer</Disclosure>
        <Fold title="A fold">What it has</Fold>
        <p className="mt-4">
          <Unbroken text="HAZWOPER 40" /> stays whole. <VisuallyHidden>Read aloud only.</VisuallyHidden>
        </p>
        <NeedsScripts>Missing without scripts</NeedsScripts>
      </Part>
      <Part title="Icons, stars and pictures">
        <p className="flex items-center gap-4">
          <Icon name="ShoppingBag" /> <Icon name="Search" size={32} /> <LineIcon shape={chevronDown} />
          <Stars rating={4.3} label="4.3 out of 5" />
        </p>
        <div className="mt-6 max-w-sm">
          <SitePicture id="course-aha-acls" sizes="24rem" />
        </div>
      </Part>
      <Part title="Islands">
        <ul>
          {Object.entries(pagesOfIslands).map(([island, route]) => (
            <li key={island} className="flex flex-wrap gap-x-4 border-b border-line py-2">
              {island}
              <SiteLink route={route} className={textLinkStyle}>
                {routes[route].path}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Part>
      <PreviewReport {...report} />
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section isCompact title={title}>
      <div className="col-span-full">{children}</div>
    </Section>
  );
}
