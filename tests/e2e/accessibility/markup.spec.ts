import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { storedPage, storedPages } from '../support/site';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React and the serializer write HTML is their own affair; it is valid either way.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-redundant-for': 'off',
    // Identifiers that React makes begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': 'error',
    'heading-level': 'error',
    'no-missing-references': 'error',
    // Scripts carry integrity; style sheets come from our own origin.
    'require-sri': 'off',
    'tel-non-breaking': 'off',
    'prefer-native-element': 'off',
  },
});

test.describe('the exported HTML', () => {
  for (const page of [...storedPages, storedPage('/404')]) {
    test(`${page.path} is valid`, async () => {
      const report = await validator.validateString(page.html);
      const messages = report.results.flatMap((result) =>
        result.messages.map((message) => `${message.line}: ${message.ruleId}: ${message.message}`),
      );
      expect(messages).toEqual([]);
    });
  }
});
