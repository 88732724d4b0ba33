import { placeOf } from '@/content/locations/city-places';

describe('the place of a city', () => {
  it('is that of the largest of its name in the state', () => {
    const mesa = placeOf('Mesa', 'AZ');
    expect(mesa?.latitude).toBeCloseTo(33.42, 1);
    expect(mesa?.longitude).toBeCloseTo(-111.82, 1);
    expect(placeOf('Portland', 'ME')?.longitude).toBeCloseTo(-70.26, 1);
  });

  it('is found for a saint however it is written, and for the District of Columbia', () => {
    expect(placeOf('St. Louis', 'MO')).toEqual(placeOf('Saint Louis', 'MO'));
    expect(placeOf('Washington', 'DC')?.latitude).toBeCloseTo(38.9, 1);
  });

  it('is not guessed', () => {
    expect(placeOf('Mesa', 'VT')).toBeNull();
    expect(placeOf('Nowhere at All', 'AZ')).toBeNull();
  });
});
