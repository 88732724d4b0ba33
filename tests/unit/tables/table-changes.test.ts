import { describeChanges, tableChanges } from '@/lib/tables/table-changes';

describe('the changes of a table', () => {
  it('are told by the ids of its rows, wherever these are now', () => {
    expect(tableChanges('id,a\nx,1\ny,2\nz,3\n', 'id,a\nz,3\nx,9\nw,1\n')).toEqual({
      added: ['w'],
      changed: ['x'],
      removed: ['y'],
    });
    expect(describeChanges('People', { added: [], changed: [], removed: [] })).toBe('');
  });
});
