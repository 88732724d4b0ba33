import { CallToAction } from '@/components/layout/call-to-action';
import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { buttonStyle } from '@/components/ui/button-style';
import { shopClosings, type ShopRoute } from '@/content/shop/shop-pages';

/** The end of a shop page: an email about a larger order, and the phone number. */
export function ShopClosing({ route }: { route: ShopRoute }) {
  const { title, lead, subject, action } = shopClosings[route];
  return (
    <CallToAction title={title} lead={lead}>
      <MailLink subject={subject} className={buttonStyle('main', 'lg')}>
        {action}
      </MailLink>
      <PhoneLink className={buttonStyle('on-deep', 'lg')} />
    </CallToAction>
  );
}
