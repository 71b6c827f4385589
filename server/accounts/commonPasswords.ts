/**
 * The passwords that are tried first, lower case: those of at least 8 characters that lead the published lists of
 * leaked ones. Shorter ones are refused for their length.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  00000000 000000000 0000000000 01234567 0123456789 0987654321 1111111111 11111111 111111111 11223344 1122334455
  12121212 123123123 12312312 123321123 12341234 1234qwer 123454321 12345678 123456789 1234567890 12345678910
  1234567899 123456789a 12345678a 123456abc 12345qwert 123abc123 123qweasd 123qweasdzxc 13131313 147258369
  147852369 19841984 19851985 19861986 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020
  22222222 2222222222 22446688 23456789 31415926 33333333 44444444 55555555 5555555555 66666666 69696969 77777777
  7777777777 789456123 87654321 876543210 88888888 8888888888 98765432 987654321 9876543210 99999999 999999999
  9999999999 a1234567 a12345678 a123456789 aa123456 aa12345678 aaaaaaaa abc12345 abc123456 abcd1234 abcd12345
  abcdefgh access14 adminadmin admin123 admin1234 administrator alexander alexandra american anderson angel123
  arsenal1 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl asdfqwer ashley12 austin31 babygirl babygirl1 barcelona
  baseball baseball1 basketball bigdaddy blink182 butterfly carolina caroline champion changeme charles1 charlie1
  chelsea1 chocolate christian christine christopher claudia1 cocacola computer computer1 corvette creative
  dallas22 dallas01 darkness database december diamond1 dolphins dragon12 dragonball einstein elephant elizabeth
  facebook fernando firebird football football1 freedom1 friends1 gangster garfield genesis1 gertrude goodluck
  google12 graduate greenday guinness hardcore harrison hello123 hellohello homework houston1 iloveyou iloveyou1
  iloveyou2 illusion internet jackson1 jasmine1 jennifer jessica1 jonathan jordan23 juventus katherine kimberly
  letmein1 letmein123 letmeinn lifehack liverpool liverpool1 lovelove loveme12 lovers12 manchester marlboro
  martinez matthew1 maverick mercedes metallica michael1 michelle microsoft midnight mitchell monkey12 montana1
  monster1 mountain mustang1 mypassword natalie1 newyork1 nicholas nintendo november october1 p@ssw0rd p@ssword
  pa55word panthers paradise passw0rd passwort password password! password0 password01 password1 password1!
  password11 password12 password123 password1234 password2 password3 passwords patricia peanuts1 personal
  philips1 pineapple pokemon1 portugal precious princess princess1 qazwsxed qazwsxedc qq123456 qqww1122 qwer1234
  qwerasdf qwerqwer qwert123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop
  qwertyuiop123 rainbow1 rangers1 remember robinson rockstar rolltide sabrina1 samantha samsung1 scorpion
  scotland secret123 sebastian security september serenity shadow12 sherlock slipknot snickers softball
  something spiderman spongebob stanford starwars starwars1 steelers stephanie strawberry success1 summer12
  sunflower sunshine sunshine1 superman superman1 superstar swordfish tennis12 test1234 testtest texas123
  thunder1 tigger12 tinkerbell tottenham trinity1 trustno1 twilight undertaker unicorn1 valentina vanessa1
  veronica victoria victory1 warcraft warriors washington welcome1 welcome12 welcome123 whatever whatever1
  william1 williams winston1 winter12 wolfpack yankees1 yourmom1 zaq12wsx zaq1zaq1 zaqwsxcde zxcvbnm1 zxcvbnm123
  zxcvbnmm
  `
    .trim()
    .split(/\s+/),
);
