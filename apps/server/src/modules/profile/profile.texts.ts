import { defineTexts } from '../../kernel/texts';

export const profileTexts = defineTexts('profile', {
  sameNickname: ['新昵称与当前昵称相同', 'This is your present nickname'],
  refusedNickname: ['昵称包含不允许使用的词语', 'The nickname contains words that are not allowed'],
  nicknameOnceAMonth: ['昵称每 30 天可修改一次', 'A nickname can be changed once in 30 days'],
  birthdayOnceAYear: ['生日每年可修改一次', 'The birthday can be changed once a year'],
  birthdayComing: ['生日不能晚于今天', 'The birthday cannot be in the future'],
  cityMissing: ['请选择列表中的城市', 'Please choose a city of the list'],
  pictureMissing: ['图片已失效，请重新选择', 'The picture is no longer there, please choose it again'],
});
