"""Portraits of the team: clay characters, drawn and not photographed."""
from studio.core import camera, light, plastic, wall
from studio.palette import APRICOT, DEEP, FLARE, GREEN, LEAF, MINT, SAND, CREAM, WHITE
from studio.people import bust, head, place, unit
from studio.shapes import ball, disc, group, tube

SIZE = (1920, 2400)
SAMPLES = 12


def portrait(back, face, clothes, look=(.10, -1, -.02), headset=None):
    def build():
        wall(back, 14)
        light()
        with group() as body:
            bust(clothes, face['skin_color'])
        body.rotation_euler = (0, 0, look[0] * 1.2)
        with group() as g:
            head(**face)
            if headset:
                m = plastic(headset)
                tube([(-1.02, .05, .05), (-.98, .08, .75), (-.5, .10, 1.22), (0, .10, 1.32), (.5, .10, 1.22), (.98, .08, .75), (1.02, .05, .05)], .07, m)
                for s in (-1, 1):
                    disc(.30, .22, (s * 1.02, .04, -.06), m, .07, rot=(0, 0, 90))
                tube([(1.06, -.10, -.25), (.98, -.62, -.62), (.62, -.98, -.72)], .035, m)
                ball((.12, .09, .09), (.56, -1.02, -.73), m)
        place(g, (0, -.12, .05), unit(look), 1.1)
        camera((0, -30, .3), (0, 0, -.95), 171)
    return build


def face(skin_color, hair, style, **k):
    return dict(skin_color=skin_color, hair=hair, style=style, **k)


PICTURES = {
    'team-executive-director': portrait(MINT, face('#C68E66', '#B9B4AE', 'bob', brow='#6E655E', lashes=True, old=True, earrings='#E9B84A', jaw=.60),
                                        dict(kind='blazer', color=DEEP, second='#FFE7D2', accent='#E9B84A')),
    'team-program-director': portrait(APRICOT, face('#6B4229', '#17110F', 'fade', beard='full', glasses='#16221E', jaw=.70),
                                      dict(kind='blazer', color=DEEP, second='#F3EADB', inner='turtle', accent='#E9B84A'), look=(-.12, -1, 0)),
    'team-operations-manager': portrait(SAND, face('#EDBE9C', '#7A4324', 'side', beard='full', smile='closed', jaw=.70),
                                        dict(kind='polo', color=GREEN, accent=WHITE, collar='#08543F'), look=(.12, -1, .02)),
    'team-lead-instructor': portrait(MINT, face('#8D5A3C', '#1A1211', 'bun', smile='open', lashes=True, jaw=.62),
                                     dict(kind='tee', color=FLARE, lanyard=GREEN), look=(-.10, -1, 0)),
    'team-scheduling-lead': portrait(APRICOT, face('#F0C7A2', '#1B1716', 'long', lashes=True, nose=.85, jaw=.60),
                                     dict(kind='cardigan', color=LEAF, second=CREAM, accent=WHITE), headset='#16221E', look=(.08, -1, 0)),
    'team-compliance-lead': portrait(SAND, face('#E8B48F', '#F1EEE8', 'side', brow='#DAD5CC', moustache=True, glasses='#6B4A2C', old=True, jaw=.68, nose=1.12),
                                     dict(kind='vest', color=DEEP, second='#CFE8DA', inner='shirt', tie=FLARE, sleeves=1.8, accent='#D5DAD7'), look=(-.10, -1, 0)),
    'team-skills-evaluator': portrait(MINT, face('#D9A57E', None, None, brow='#2A1B14', hijab='#FFB27A', lashes=True, jaw=.60),
                                      dict(kind='sweater', color='#0A6B50', sleeves=1.8), look=(.10, -1, 0)),
    'team-instructor-southwest': portrait(APRICOT, face('#B97A50', '#1C1412', 'wavy', moustache=True, smile='closed', jaw=.70, nose=1.08),
                                          dict(kind='tee', color='#0A6B50', collar='#CFE8DA', lanyard=FLARE), look=(-.12, -1, .02)),
    'team-instructor-southeast': portrait(SAND, face('#5B3622', '#15100E', 'afro', lashes=True, smile='open', earrings='#E9B84A', jaw=.62),
                                          dict(kind='scrubs', color='#5FB397', accent='#CFE8DA', steth=True), look=(.08, -1, 0)),
    'team-instructor-virtual': portrait(MINT, face('#F4CBAE', '#C4622D', 'curls', glasses='#0C4636', smile='open', nose=.95),
                                        dict(kind='hoodie', color='#FFB27A', accent=WHITE), headset='#FBF8F2', look=(-.08, -1, 0)),
    'team-webmaster': portrait(APRICOT, face('#F0C3A2', '#3A261B', 'short', beard='full', glasses=None, jaw=.68),
                               dict(kind='hoodie', color='#0C4636', accent='#FFB27A'), look=(.12, -1, 0)),
    'team-legal': portrait(SAND, face('#F3CDB2', '#D9A860', 'lowbun', brow='#A87B3E', lashes=True, glasses='#B0360E', jaw=.60, nose=.9),
                           dict(kind='blazer', color='#24463C', second=WHITE, inner='shirt', accent='#E9B84A'), look=(-.10, -1, 0)),
    'team-digital-manager': portrait(MINT, face('#7A4A30', '#20140F', 'locs', lashes=True, earrings=FLARE, smile='closed', jaw=.62),
                                     dict(kind='turtle', color=GREEN, sleeves=1.8), look=(.10, -1, 0)),
}
