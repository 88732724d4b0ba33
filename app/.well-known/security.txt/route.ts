import { mailAddress } from '@/components/links/mail-link';
import { securityUntil } from '@/content/company/company';

export const dynamic = 'force-static';

/** The contact for reporting a vulnerability (RFC 9116). */
export function GET() {
  const lines = [
    `Contact: mailto:${mailAddress('support')}`,
    `Expires: ${securityUntil}T00:00:00Z`,
    'Preferred-Languages: en',
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
