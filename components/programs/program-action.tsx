import { MailLink } from '@/components/links/mail-link';
import { MailText } from '@/components/links/mail-text';
import { OutboundLink } from '@/components/links/outbound-link';
import { SiteLink } from '@/components/links/site-link';
import { priceText } from '@/components/programs/model/program-labels';
import { buttonStyle } from '@/components/ui/button-style';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { programActions } from '@/content/programs/program-labels';
import type { TrainingProgram } from '@/lib/programs/training-programs';
import { interpolate } from '@/lib/text/interpolate';

/** The main action of a program. An email already names the program. */
export function ProgramActionLink({ program, subject }: { program: TrainingProgram; subject: string }) {
  const { action, title } = program;
  const which = <VisuallyHidden>{interpolate(programActions.which, { program: title })}</VisuallyHidden>;
  const look = buttonStyle('solid', 'sm');
  switch (action.kind) {
    case 'pay':
      return (
        <OutboundLink to="checkout" paysFor={title} className={look}>
          {programActions.pay}
          {which}
        </OutboundLink>
      );
    case 'enroll':
      return (
        <SiteLink route="locations" query={{ class: program.id }} className={look}>
          {programActions.register}
          {which}
        </SiteLink>
      );
    case 'ask':
      return (
        <MailLink subject={subject} body={mailBody(program)} className={look}>
          {programActions[action.button]}
          {which}
        </MailLink>
      );
  }
}

/** A program's email as text, for visitors whose email app doesn't open. */
export function ProgramMailText({ program, subject }: { program: TrainingProgram; subject: string }) {
  return program.action.kind === 'ask' ? <MailText subject={subject} body={mailBody(program)} /> : null;
}

function mailBody({ title, price }: TrainingProgram): string {
  return interpolate(programActions.mail, { program: title, price: priceText(price) });
}
