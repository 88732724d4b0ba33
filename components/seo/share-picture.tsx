import { company } from '@/content/company/company';
import { routes, type RouteId } from '@/content/site/routes';
import { mark } from '@/content/site/mark';
import { factValue } from '@/lib/facts/facts';
import { sceneWidth, shareSize } from './share-scene';

/** Tokens as in app/globals.css, because the renderer of these pictures has no style sheet. */
const color = { deep: '#0c4636', onDeep: '#fbf8f2', soft: '#cfe8da', mark: '#7fd9b6', apricot: '#ffd2b0' };

/** The picture for link previews: brand and headline of the page, with a scene beside them if the page has one. */
export function SharePicture({ route, scene }: { route: RouteId; scene: string | null }) {
  const headline = routes[route].title;
  const isWide = scene === null;
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: color.deep,
        color: color.onDeep,
        position: 'relative',
      }}
    >
      {isWide ? <BigMark /> : null}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: isWide ? 1000 : shareSize.width - sceneWidth,
          padding: isWide ? 64 : '56px 32px 56px 56px',
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            fontFamily: 'display',
            fontSize: 36,
            letterSpacing: -1,
          }}
        >
          <DrawnMark width={72} />
          <span style={{ marginLeft: 18 }}>{factValue(company.shortName)}</span>
        </div>
        <div
          style={{
            display: 'flex',
            fontFamily: 'display',
            fontSize: isWide ? 80 : 54,
            lineHeight: 1.06,
            letterSpacing: isWide ? -3 : -1.6,
          }}
        >
          {headline}
        </div>
        <div style={{ display: 'flex', fontFamily: 'text', fontSize: 25, color: color.soft }}>
          {factValue(company.tagline)}
        </div>
      </div>
      {isWide ? null : <img src={scene} width={sceneWidth} height={shareSize.height} />}
    </div>
  );
}

function BigMark() {
  return (
    <div
      style={{
        position: 'absolute',
        right: -150,
        bottom: -120,
        display: 'flex',
        transform: 'rotate(-24deg)',
      }}
    >
      <DrawnMark width={620} />
    </div>
  );
}

function DrawnMark({ width }: { width: number }) {
  return (
    <svg
      width={width}
      height={(width * mark.height) / mark.width}
      viewBox={`0 0 ${mark.width} ${mark.height}`}
    >
      {mark.shapes.map(({ paint, d }) => (
        <path key={d} fill={paint === 'accent' ? color.apricot : color.mark} d={d} />
      ))}
    </svg>
  );
}
