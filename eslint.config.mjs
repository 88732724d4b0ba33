import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';

const isPure = 'lib and content are pure: time, chance and the browser come in as values.';
const clock = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: isPure },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: isPure },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: isPure },
];
const noUseClient = {
  selector: "ExpressionStatement[directive='use client']",
  message: "'use client' stands only in components/islands and app/error.tsx.",
};
const noInlineStyle = { selector: "JSXAttribute[name.name='style']", message: 'No inline styles: the policy drops them. Use a class.' };
const namedExports = { selector: 'ExportDefaultDeclaration', message: 'Components are named exports.' };
const noTypeless = { selector: 'TSInterfaceDeclaration', message: "Write a 'type'." };

export default [
  { ignores: ['node_modules/', '.next/', '.cache/', 'out/', 'art/', 'public/', 'reports/', 'coverage/', '.stryker-tmp/', 'next-env.d.ts'] },
  ...next,
  ...nextTypescript,
  {
    plugins: { 'import-x': importX, 'check-file': checkFile },
    settings: { 'import-x/resolver': { typescript: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': 'error',
      // Links are plain on purpose: see docs/decisions.
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      'import/no-anonymous-default-export': 'off',
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', {
        zones: [
          { target: './lib', from: ['./app', './components', './content', './scripts'], message: 'lib depends on nothing of ours.' },
          { target: './content', from: ['./app', './components', './scripts'], message: 'content is data: it knows lib only.' },
          { target: './components/ui', from: ['./app', './content', './components'], except: ['./ui'], message: 'ui is driven by props and knows lib only.' },
          { target: './components/islands', from: ['./app', './content', './components'], except: ['./islands', './ui'], message: 'islands take data as props.' },
          { target: './components/enhance', from: ['./app', './content', './components'], except: ['./enhance'], message: 'the site script stays small.' },
          { target: './components', from: './app', message: 'components never look up to app.' },
        ],
      }],
      'check-file/filename-naming-convention': ['error', { '{app,components,content,lib,scripts,tests}/**/*.{ts,tsx,mjs}': 'KEBAB_CASE' }, { ignoreMiddleExtensions: true }],
      'no-restricted-syntax': ['error', noUseClient, noInlineStyle, noTypeless],
    },
  },
  {
    files: ['lib/**/*.ts', 'content/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...clock, noUseClient, noTypeless, namedExports],
      'no-restricted-globals': ['error', ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'performance'].map((name) => ({ name, message: isPure }))],
      'no-restricted-imports': ['error', { patterns: [{ group: ['react', 'react-dom', 'next', 'next/*'], message: isPure }] }],
    },
  },
  { files: ['components/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', noUseClient, noInlineStyle, noTypeless, namedExports] } },
  { files: ['components/islands/**/*.{ts,tsx}', 'app/error.tsx'], rules: { 'no-restricted-syntax': ['error', noInlineStyle, noTypeless] } },
  // Pictures for link previews are drawn by a renderer that reads inline styles only.
  { files: ['components/og/**/*.tsx'], rules: { 'no-restricted-syntax': ['error', noUseClient, noTypeless, namedExports] } },
];
