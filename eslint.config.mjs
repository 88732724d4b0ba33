import { readdirSync } from 'node:fs';
import next from '@next/eslint-plugin-next';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const isPure = 'lib and content are pure: time, chance and the browser come in as values.';

/** A rule that reports every node the selector matches. */
const bannedSyntax = (selector, message) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

/** The texts of code that match a pattern: strings, templates and JSX. */
const inText = (pattern) =>
  ['Literal[value', 'TemplateElement[value.raw', 'JSXText[value']
    .map((node) => `${node}=/${pattern}/]`)
    .join(', ');

/** A string, or the fixed part of a template, that matches a pattern. */
const stringWith = (pattern) => `:matches(Literal[value=${pattern}], TemplateElement[value.raw=${pattern}])`;
const word = String.raw`/\p{L}{2}/u`;
/** A phrase by its capital, by its end, or by three words of nothing but letters. No list of classes is one. */
const phrase = String.raw`/^\s*\p{Lu}[\p{L}'’-]*[,;:]? +\p{L}|^\s*\p{L}{2,}( \p{L}+){2,}[.!?]?\s*$|\p{L}{2} \p{L}{2,}[.!?]\s*$/u`;
/** Attributes and fields whose text is displayed or announced. */
const shownName =
  '/^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|lead|caption|term|subject)$/';
const inBraces = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const choice = ':matches(ConditionalExpression, LogicalExpression, TemplateLiteral)';
const inClassName = 'JSXAttribute[name.name=className] *';
const inError = 'ThrowStatement *, NewExpression[callee.name=/Error$/] *';
/** Text that a visitor reads or hears. A single word outside of JSX passes, because ids and events look the same. */
const copy = [
  `JSXText[value=${word}]`,
  `${inBraces} > ${stringWith(word)}`,
  `${inBraces} > ${choice} > ${stringWith(word)}`,
  `${inBraces} > ${choice} > ${choice} > ${stringWith(word)}`,
  `JSXAttribute[name.name=${shownName}] ${stringWith(word)}:not(${inClassName})`,
  `Property[key.name=${shownName}] > ${stringWith(word)}`,
  `${stringWith(phrase)}:not(${inClassName}, ${inError}, TSLiteralType *)`,
].join(', ');

/**
 * Our own rules, one per restriction: ESLint replaces the options of a rule that is configured twice, so a shared
 * `no-restricted-syntax` list would lose its other entries wherever a folder adds one.
 */
const localRules = {
  rules: {
    'no-clock': bannedSyntax(
      "NewExpression[callee.name='Date'][arguments.length=0], MemberExpression[object.name='Date'][property.name='now']",
      isPure,
    ),
    'no-chance': bannedSyntax("MemberExpression[object.name='Math'][property.name='random']", isPure),
    'no-use-client': bannedSyntax(
      "ExpressionStatement[directive='use client']",
      "'use client' belongs in components/islands only.",
    ),
    'no-inline-style': bannedSyntax(
      "JSXAttribute[name.name='style']",
      'No inline styles: the policy drops them. Use a class.',
    ),
    'one-address': bannedSyntax(
      'MemberExpression[property.name=/^(pushState|replaceState)$/]',
      'Islands write the address with components/islands/shared/address.ts.',
    ),
    'no-empty-loop': bannedSyntax(
      "ForOfStatement > AwaitExpression > CallExpression[callee.property.name='all'][arguments.length=0]",
      'A loop over no match passes. Use everyOf of tests/e2e/support/every-of.ts.',
    ),
    'no-trim': bannedSyntax(
      "MemberExpression[property.name='trim']",
      'Text that was typed or pasted is cleaned by lib/text/typed-text.ts.',
    ),
    'no-copy': bannedSyntax(
      copy,
      'These are words of the site. Write them in content, and take them from there, as a prop or as an argument.',
    ),
    'no-fact': bannedSyntax(
      inText(String.raw`\$\d|\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\b\d{4}-\d\d-\d\d\b`),
      'Prices, phone numbers and dates are in content.',
    ),
    'no-contraction': bannedSyntax(
      inText(
        String.raw`\w+n['’]t\b|\b(?:I|[Yy]ou|[Ww]e|[Tt]hey|[Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat)['’](?:s|m|re|ve|ll|d)\b`,
      ),
      'Clinical and legal pages have no contractions (docs/voice.md).',
    ),
    // A description in routes.ts that is that of a help card is medical.
    'no-stiff-form': bannedSyntax(
      inText(
        String.raw`^(?![^]*Prints as a poster)[^]*\b(?:(?:is|are|do|does|did|has|have|could|would|was|were) not|cannot|(?:I|[Ww]e|[Yy]ou|[Ii]t) will)\b`,
      ),
      'Write it as you would say it: "doesn\'t", "you\'ll" (docs/voice.md).',
    ),
    'agreed-terms': bannedSyntax(
      inText(
        String.raw`\b(?:by mail|mail program|email programs?|the responder course|building sites?|write to us|the maker|health care|any more|for ever|run out|runs out|ran out|closed shoes|(?:OSHA|HIPAA)[ -](?:certified|certifications?))\b`,
      ),
      'docs/voice.md has another word for this.',
    ),
  },
};

/** What each layer may import. */
const layers = [
  {
    target: './lib',
    from: ['./app', './components', './content', './scripts', './tests'],
    message: 'lib depends on nothing of ours.',
  },
  {
    target: './content',
    from: ['./app', './components', './scripts', './tests'],
    message: 'content is data: it imports lib only.',
  },
  {
    target: './components',
    from: ['./app', './scripts', './tests'],
    message: 'components import neither app nor tools.',
  },
  { target: './app', from: ['./scripts', './tests'], message: 'pages need no tools.' },
  {
    target: './scripts',
    from: ['./app', './tests'],
    message: 'scripts work on sources and exports, not on pages and tests.',
  },
  {
    target: './scripts/hosting',
    from: ['./scripts/finish', './scripts/preview', './scripts/publish'],
    message: 'hosting is what finishing, previews and the publisher build on.',
  },
  {
    target: './scripts/finish',
    from: ['./scripts/preview', './scripts/publish'],
    message: 'an export is finished before anybody previews or publishes it.',
  },
  {
    target: './components/ui',
    from: ['./content', './components'],
    except: ['./ui'],
    message: 'ui is driven by props and imports lib only.',
  },
  {
    target: './components/islands',
    from: './components',
    except: ['./islands', './ui'],
    message: 'islands take data as props.',
  },
  {
    target: ['./lib/facts', './components/facts'],
    from: ['./lib/preview', './components/preview'],
    message: 'the preview shows facts; facts know no preview.',
  },
  {
    target: './components/islands',
    from: ['./components/ui/icon.tsx', './components/ui/check-list.tsx', './components/ui/picture.tsx'],
    message:
      'This brings every icon of the site to the browser. Import the shape, and draw it with LineIcon.',
  },
  {
    target: './components/site-script',
    from: ['./content', './components'],
    except: ['./site-script'],
    message: 'the site script stays small.',
  },
];

const foldersOf = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * The domains are the folders of content except `site` and `tables`; each has the same name in content, lib,
 * components and components/islands. All other folders are shared. A domain imports itself and shared folders;
 * `allowedDomainImports` lists the only exceptions.
 */
const domains = foldersOf('content').filter((name) => name !== 'site' && name !== 'tables');
const allowedDomainImports = {
  // `search` has no zone below: it indexes everything.
  legal: ['courses'],
  // Each city offers the courses of the catalogs and the dated classes of the programs, and "Which course do I need?"
  // chooses among the courses.
  locations: ['courses', 'programs'],
  // Programs have class dates that are listed and filtered like those of courses.
  programs: ['courses'],
  // What people ask before and after class is answered from the terms, the catalogs and the cities.
  guides: ['courses', 'legal', 'locations', 'company'],
  // A scenario and an algorithm page cite the same guidelines.
  simulation: ['clinical'],
  // The hero has the compression coach.
  home: ['simulation'],
};
const layersWithDomains = ['content', 'lib', 'components', 'components/islands'];
const roomsOf = (domain) => layersWithDomains.map((layer) => `./${layer}/${domain}`);
const shared = layersWithDomains.flatMap((layer) =>
  foldersOf(layer)
    .filter((name) => !domains.includes(name) && name !== 'islands')
    .map((name) => `./${layer}/${name}`),
);

/** The company's name, phone and claims appear on every page; the rest of its folder is its own. */
const companyFacts = ['./company.ts', './claims.ts'];
const restrict = (target, others, message) => {
  const from = others.flatMap(roomsOf).filter((room) => room !== './content/company');
  return [
    ...(from.length > 0 ? [{ target, from, message }] : []),
    ...(others.includes('company')
      ? [{ target, from: './content/company', except: companyFacts, message }]
      : []),
  ];
};
const domainZones = [
  ...domains
    .filter((domain) => domain !== 'search')
    .flatMap((domain) =>
      restrict(
        roomsOf(domain),
        domains.filter((other) => other !== domain && !(allowedDomainImports[domain] ?? []).includes(other)),
        `${domain} does not know this domain: share what both need, or name the direction in eslint.config.mjs.`,
      ),
    ),
  ...restrict(shared, domains, 'shared folders import no domain.'),
];

/** TypeScript files, for rules that need type information. */
const typed = ['**/*.{ts,tsx}'];

export default [
  {
    ignores: [
      'node_modules/',
      '.next/',
      '.cache/',
      'out/',
      'art/',
      'public/',
      'reports/',
      'coverage/',
      '.stryker-tmp/',
      'next-env.d.ts',
    ],
  },
  next.configs['core-web-vitals'],
  reactHooks.configs.flat.recommended,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: typed })),
  {
    files: typed,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Numbers format well in templates, and a missing part of a message is easy to notice; an object is a mistake.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowAny: false,
          allowBoolean: false,
          allowNever: false,
          allowNullish: true,
          allowNumber: true,
          allowRegExp: false,
        },
      ],
      // Callers await async functions, so an error must be a rejection even if the function itself awaits nothing.
      '@typescript-eslint/require-await': 'off',
      // Our two enums are names for sentences; those of the HTML parser are not exported, and equal their plain values.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'typeLike', format: ['PascalCase'] },
        { selector: 'function', format: ['camelCase', 'PascalCase'] },
        // A yes or no is named as a question.
        {
          selector: 'variable',
          types: ['boolean'],
          format: ['PascalCase'],
          prefix: ['is', 'has', 'had', 'are', 'can', 'was', 'does', 'needs', 'should'],
        },
        // Others gave these their names: Next.js and the DOM.
        { selector: 'variable', modifiers: ['exported'], types: ['boolean'], format: null },
        { selector: 'variable', modifiers: ['destructured'], types: ['boolean'], format: null },
      ],
      // `() => dispatch(event)` is how a handler is written here; a void value used in any other way stays refused.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    // A test that meets nothing where something must be ends with an error, which is what a test is for.
    files: ['tests/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'local/no-empty-loop': 'error' },
  },
  {
    plugins: {
      '@typescript-eslint': tseslint.plugin,
      'import-x': importX,
      'check-file': checkFile,
      local: localRules,
    },
    settings: { 'import-x/resolver': { typescript: true } },
    languageOptions: { parser: tseslint.parser },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `import { type A }` would still load the module.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': 'error',
      // Links are plain on purpose: see docs/decisions.
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { zones: [...layers, ...domainZones] }],
      'check-file/filename-naming-convention': [
        'error',
        { '{app,components,content,lib,scripts,tests}/**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'local/no-use-client': 'error',
      'local/no-inline-style': 'error',
    },
  },
  {
    files: ['lib/**/*.{ts,mjs}', 'content/**/*.ts'],
    rules: {
      'local/no-clock': 'error',
      'local/no-chance': 'error',
      'no-restricted-globals': [
        'error',
        ...[
          'window',
          'document',
          'navigator',
          'location',
          'history',
          'localStorage',
          'sessionStorage',
          'performance',
        ].map((name) => ({ name, message: isPure })),
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['react', 'react-dom', 'next', 'next/*'], message: isPure }] },
      ],
    },
  },
  {
    files: ['components/islands/**/*.{ts,tsx}'],
    rules: {
      'local/one-address': 'error',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['useId'],
              message:
                'Each island is a root of its own, so ids would repeat. Begin ids with the name of the island.',
            },
            {
              name: 'react',
              importNames: ['createContext', 'useContext'],
              message:
                'A context ends at its root. What islands share is a module with useSyncExternalStore.',
            },
          ],
          patterns: [
            {
              group: ['next', 'next/*'],
              message: 'Nothing of Next.js reaches a browser. Take it as a prop.',
            },
            {
              group: ['**/content/**'],
              allowTypeImports: true,
              message: 'Islands take data as props. A type of content costs no bytes: use `import type`.',
            },
            {
              group: ['lucide-react'],
              message: 'Its components are large. Take the shape from components/ui/line-shapes.ts.',
            },
            {
              group: ['**/lib/text/contact-links'],
              importNames: ['mailHref'],
              message: 'Windows cuts long links: use `fittedMail` of lib/text/mail.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    rules: { 'local/no-copy': 'error' },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    rules: { 'local/no-fact': 'error' },
  },
  {
    files: ['components/{islands,site-script}/**/*.{ts,tsx}'],
    rules: { 'local/no-trim': 'error' },
  },
  {
    files: ['content/**/*.ts'],
    rules: { 'local/agreed-terms': 'error' },
  },
  {
    files: ['content/{clinical,legal}/**/*.ts'],
    rules: { 'local/no-contraction': 'error' },
  },
  {
    // Scenarios are medical, too, for lay rescuers.
    files: ['content/!(clinical|legal|simulation)/**/*.ts'],
    rules: { 'local/no-stiff-form': 'error' },
  },
  // Exceptions from here on; each turns off one rule and no other.
  {
    files: ['components/islands/**/*.{ts,tsx}'],
    rules: { 'local/no-use-client': 'off' },
  },
  {
    files: ['components/islands/shared/address.ts'],
    rules: { 'local/one-address': 'off' },
  },
  {
    // The framework and the tools look for a default export in these files, or the package that they describe has one.
    files: [
      'app/**/*.{ts,tsx}',
      '*.config.{ts,mjs}',
      '**/*.d.ts',
      'tests/{company,publish}/playwright.config.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: [
      // Messages for developers and staff: no visitor sees them.
      'app/.well-known/**',
      'components/preview/**',
      'lib/courses/class-{rows,findings}.ts',
      'lib/preview/**',
      'lib/facts/{contradictions,readiness}.ts',
      'lib/tables/**',
      'lib/site/{pictures,state-codes}.ts',
      // These layers import no content. Their only copy is about themselves: loading, or failed to load.
      'components/site-script/**',
      'components/ui/picture-frame.tsx',
      'components/islands/shared/island-root.tsx',
      // Units, routes and bounds are typed values; the other strings are for developers.
      'lib/clinical/clinical-value.ts',
    ],
    rules: { 'local/no-copy': 'off' },
  },
  {
    // Share pictures are rendered by a tool that only reads inline styles.
    files: ['components/seo/share-picture.tsx'],
    rules: { 'local/no-inline-style': 'off' },
  },
];
