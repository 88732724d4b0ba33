import type { ReactNode } from 'react';
import { markFact } from '@/components/facts/mark-fact';
import { company } from '@/content/company/company';
import { telHref } from '@/lib/text/contact-links';
import { factValue } from '@/lib/facts/facts';

/** A link that calls the company. Without children it shows the number. */
export function PhoneLink({ children, className = '' }: { children?: ReactNode; className?: string }) {
  const phone = factValue(company.phone);
  return (
    <a href={telHref(phone)} className={className} {...markFact(company.phone)}>
      {children ?? <span className="keep-whole figures">{phone}</span>}
    </a>
  );
}
