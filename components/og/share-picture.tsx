import { company } from '@/content/company';
import { routes, type RouteId } from '@/content/routes';
import { factValue } from '@/lib/facts';

/** The tokens of the light scheme; the renderer of these pictures knows no style sheet. */
const color = { mint: '#cfe8da', ink: '#0b2b23', soft: '#46605a', green: '#0a6b50', apricot: '#ffd2b0', paper: '#fbf8f2' };

/** The picture of a page for link previews: brand, headline of the page, what it is about. */
export function SharePicture({ route }: { route: RouteId }) {
  const [headline] = routes[route].title.split(' | ');
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: color.mint, color: color.ink, padding: 72, position: 'relative' }}>
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: 860 }}>
        <div style={{ display: 'flex', alignItems: 'center', fontFamily: 'display', fontSize: 40, letterSpacing: -1 }}>
          <Pill width={80} />
          <span style={{ marginLeft: 20 }}>{factValue(company.shortName)}</span>
        </div>
        <div style={{ display: 'flex', fontFamily: 'display', fontSize: 76, lineHeight: 1.02, letterSpacing: -3 }}>{headline}</div>
        <div style={{ display: 'flex', fontFamily: 'text', fontSize: 30, color: color.soft }}>{factValue(company.tagline)}</div>
      </div>
      <div style={{ position: 'absolute', right: -150, bottom: -120, display: 'flex', transform: 'rotate(-24deg)' }}>
        <Pill width={620} />
      </div>
    </div>
  );
}

function Pill({ width }: { width: number }) {
  return (
    <svg width={width} height={(width * 26) / 50} viewBox="0 0 50 26">
      <path fill={color.green} d="M13 0h2.6v26H13A13 13 0 0 1 13 0Z" />
      <path fill={color.green} d="M17.4 0h15.2v26H17.4Z" />
      <path fill={color.green} d="M34.4 0H37a13 13 0 0 1 0 26h-2.6Z" />
      <circle fill={color.apricot} cx="25" cy="13" r="5" />
    </svg>
  );
}
