import { isPlaceholder } from '@/lib/facts/facts';
import { siteEnv } from './site-env';

/**
 * Attributes that mark an element as a placeholder, so that the preview can outline it. Empty for confirmed facts,
 * and in every build that isn't a preview.
 */
export function markFact(fact: unknown): { 'data-placeholder'?: string; 'data-row'?: string } {
  if (siteEnv !== 'preview' || !isPlaceholder(fact)) return {};
  const { missing, at } = fact;
  return {
    'data-placeholder': missing,
    ...(at === undefined ? {} : { 'data-row': `${at.file}, ${at.field}` }),
  };
}
