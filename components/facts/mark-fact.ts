import { isPlaceholder } from '@/lib/facts/facts';
import { siteEnv } from './site-env';

/**
 * Attributes that mark an element as showing a placeholder, so that the preview can outline it.
 * Empty for confirmed facts, and in every build that is not a preview.
 */
export function markFact(fact: unknown): { 'data-placeholder'?: string } {
  return siteEnv === 'preview' && isPlaceholder(fact) ? { 'data-placeholder': fact.missing } : {};
}
