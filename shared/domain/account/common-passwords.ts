// The commonest passwords and the words that they are built from, in lower case. Digits and signs around a word, and figures
// in the place of letters, are taken away before the comparison: each word stands for thousands of passwords.
const list = `
!qaz2wsx 00000000 000000000 0000000000 01234567 012345678 0123456789 0987654321 10101010 10203040 102030405060
11111111 111111111 1111111111 11223344 1122334455 112233445566 11235813 12121212 121212121 12312312 123123123
1231231234 123321123 12341234 12344321 1234512345 123454321 1234554321 123456123456 12345678 123456789 1234567890
123456789012 12345678910 123456789a 12345678a 1234567a 123456a 123456qwerty 12345qwert 1234qwer 123abc123 123qwe123
123qweasd 123qweasdzxc 13131313 13579135 1357924680 147147147 147258369 147852369 159357456 159753456 18181818
19191919 1a2b3c4d 1a2s3d4f 1password 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020 21212121
22222222 23232323 2468101214 24682468 258258258 27182818 31415926 314159265 321654987 33333333 42424242 44444444
456123789 456456456 55555555 55667788 66666666 69696969 741852963 77777777 789456123 789789789 87654321 88888888
951753852 963852741 98765432 987654321 9876543210 99887766 99999999 a123456 a1234567 a12345678 a1b2c3d4 a1b2c3d4e5
aa123456 aa12345678 aaaaaa aaaaaaaa aaron abc abc12345 abc123456 abcabc abcd1234 abcd12345 abcdef abcdefg abcdefg1
abcdefg123 abcdefgh abcdefgh1 abcdefghi abigail abril abuela abuelo access account acdc admin admin123 admin1234
admin12345 administrator administrator1 adrian agosto airforce alejandra alejandro alexander alexandra alexis alien
aliens alpha always always4ever amanda amazing amazon amber america american amigas amigos amor amorcito andrea andrew
android angel angelica angels anthony antonio anything apple april argentina army arsenal asd asd12345 asdf1234
asdf12345 asdfgh asdfghjk asdfghjkl asdfghjkl1 asdzxc ashley ashley123 ashton atlanta audi august austin australia
autumn autumn2024 autumn2025 avalanche avatar awesome azerty babe baby babyboy babygirl badboy badcredit badgirl
bailey banana bank banking barbie barcelona bart baseball baseball1 baseball12 basketball basketball1 basketball23
batman batman123 beach bear bears beatles beautiful beckham believe bella benjamin bestfriend bestfriends beyonce
bible biden bienvenido bigboss bigboy bigdaddy bigdog biggie bigmac bigred billionaire black blackbird blackcat
blackdog blackpink blessed blessing blink blink182 blizzard blue blueberry bluebird bmw bolivia bonita boss boston
boxing boyfriend brainy brandon brasil bravo brazil brian brittany broncos brother brothers bts bubblegum bubbles
buddy bugatti bulldog bulldogs bulls bumblebee bunny burger business buster butterfly butterfly1 california callofduty
camaro camila camping canada candy captain carlos carmen cash celtics champion champions chance change changeme
changeme1 chargers charlie charlie1 cheese cheesecake chelsea cherry chester chevrolet chevy chicago chicago1
chicagobulls chile chloe chocolate chocolate1 christ christian christopher church cinderella cinnamon clave clinton
cloud clouds cobra coffee coldplay college colombia company computer computer1 contrasena contraseña cookie cool
coolman cooper corazon correcthorse correcthorsebatterystaple corvette corvette1 counterstrike courtney cowboy cowboys
cowgirl crazy crazyman credit creditrepair creditscore cricket crimson cristian cristiano crystal cupcake daddy daisy
dale dale3 dallas dancer dancing daniel daniel123 daniela danielle darkness daytona death december default delta demo
demon denver desert destiny devil diablo diamond diciembre diego dios diosesamor disney doctor dodge doggie dollar
dollars dolphin dolphins domingo dominicana donald dontknow dragon dragon123 dragonball dragonfly drake dreamer
dreaming dreams driver drummer drums ducati dylan eagle eagles earnhardt earth earthquake echo ecuador edcrfv eduardo
einstein elephant elizabeth elvis email emily eminem eminem123 emma enero engineer england eric espana estrella
eternity ethan everything evil facebook facebook1 faith falcon falcons familia family fantastic father febrero
february fernando ferrari fighter finance firebird firefighter firefly fireman fishing fishing1 florida flower flowers
football football1 football12 ford forest forever forever21 foreverlove forget forgetit forgot fortnite fox foxtrot
france francisco freedom friday friend friends frodo gabriela galaxy gamer gaming gamma gandalf gangsta gangster
garden garfield genius george germany ghost giants ginger giraffe girlfriend gladiator gmail god godisgood goku gold
golden golf golfer goodcredit google google123 goose gorgeous gorilla grace grandma grandpa grateful green greenday
guadalupe guatemala guest guest1234 guitar hacked hacker halo handsome hannah happiness happy happyness harley harley1
harleydavidson harmony harrypotter hawk heart hearts heather heaven heavymetal hector hell hello hello123 hello1234
hellokitty hermione hermosa hero hobbit hockey hockey123 hola hola1234 hola12345 hollywood holyspirit homer honda
honduras honey hope horse horses hotdog hotmail hotrod hotstuff hottie houston hunter hunting hunting1 hurricane
husband iamgod iceman idontcare idontknow ilovegod ilovejesus ilovemom ilovemycat ilovemydog ilovemyfamily ilovemykids
ilovemyself iloveu iloveyou iloveyou! iloveyou1 iloveyou123 iloveyou2 imagine imtheboss infinity inspire instagram
internet internet1 invierno iphone ireland ironman isabella island italia jacob jaguar january jasmine jason javier
jedi jefferson jeffgordon jehova jellybean jellybean1 jennifer jessica jessica1 jesus jesuschrist jets jordan jordan1
jordan123 jordan23 jorge jose joseph joshua juan jueves julio july june junio jupiter justin justinbieber juventus
kappa karate karma kawasaki kayla kennedy kevin killer kimberly king kitten kitty kittycat kobe24 kungfu ladybug
lakers lamborghini lasvegas laughing laura lauren lawyer lebron23 ledzeppelin legend legolas lemon letmein letmein1
letmein123 liberty lightning lincoln linkedin linkinpark lion lions liverpool lkjhgfdsa logan login london losangeles
love lovebird lovebug lovelife lovely loveme lover loverboy lovers loveyou lucas lucifer lucky lucy luigi luis lunes
lupita madison madonna madrid maggie mama mamá manager manchester mango manuel maradona march maria marine marines
mario mariposa married marshmallow martes martha martin marzo maserati mason master master123 matrix matthew maverick
max may mayo megan melissa mercedes mercury messi messi10 metallica metallica1 mexico mia miami miamor michael
michael1 michael23 michelle mickey microsoft midnight miercoles miguel mihija mihijo military million millionaire
mimama minecraft minnie mipapa miracle mivida mnbvcxz molly mommy monday money monkey monkey123 moon moonlight
motdepasse mother motorcycle motorola mountain music mustang mustang1 myaccount mylove mypass mypassword naruto
naruto123 nascar natalie nature navy nemo neo neptune netflix neworleans newpassword newyork neymar nicaragua nicholas
nicole nicole123 ninja nintendo nirvana nirvana1 nissan nobody nokia nopassword nothing november noviembre nurse obama
ocean october octubre office oldpassword oliver olivia omega onedirection open orange oreo otono outdoors outlook
p4ssw0rd p@ssw0rd p@ssword pa$$word pa55word pablo packers pancake panda panthers papa paradise paraguay paris pass
passw0rd passw0rd1 passw0rd123 password password! password01 password1 password1! password12 password123 password1234
password12345 password2 passwort patrick patriots peace peaceandlove peach peaches peanut pedro pele penguin pepper
perfect personal peru phantom philadelphia phoenix piano pickle pikachu pilot pimp pink pinkfloyd pirate pirates pizza
planet playboy player playstation pluto poiuytrewq pokemon pokemon123 police pony popcorn porsche potato potter praise
preciosa precious predator pretty primavera prince princesa princess princess1 princess12 private professor puertorico
pumpkin puppy purple python q1234567 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx qazwsxedc queen qwe qwe12345 qwe123456
qweasd qweasdzxc qwer1234 qwer12345 qwert qwert123 qwert12345 qwerty qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwertyui qwertyuiop qwertyuiop123 qwertz rabbit rachel raiders rainbow rambo rangers raspberry ravens
reagan realmadrid reaper rebecca red redskins redsox remember ricardo rich richard rihanna river robert roberto roblox
rockandroll rockstar rocky ronaldo ronaldo7 roosevelt root rosario rugby ryan sabado salvador samantha samsung
samsung123 samurai sanantonio sandiego sanfrancisco santiago sarah sasuke satan saturday saturn saved scarlet school
scooby scorpion scotland sean seattle sebastian secret secret123 secreto security selena sensei september septiembre
serenity sergeant sergio sexy sexygirl shadow shadow123 shakira shark shogun shrek sigma silver simpsons singer sister
sisters skater skull skywalker slipknot smart smile smiles smiley smokey snake snoopy snowball snowboard snowflake
snowman soccer soccer12 soccer123 sofia softball softball12 soldier somebody something sonic sophia sparky spartan
spartans special spider spiderman spirit spring spring2024 spring2025 spring2026 star starcraft stardust starlight
stars starwars starwars1 steelers stephanie steven storm strawberry student subaru success sugar summer summer2020
summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 sunday sunflower sunflower1 sunrise sunset sunshine
sunshine1 superhero superman superman1 supernova superstar sweetheart sweetie sweety swimming taylor teacher teamo
teddybear temp temporary temppass tennis tequiero terminator test test1234 test12345 tester testing testing1 testtest
tetris texas thankful theboss thepassword thisisapassword thomas thunder thursday tiffany tiger tigers tigger
tinkerbell titanic tomato tomcat top topgun tornado toyota trinity trojan trojans truelove trump trustme trustno
trustno1 tsunami tuesday tupac turquoise turtle twitter tyler unicorn united unitedstates universe university unlock
uranus uruguay usa user user1234 vader valentina vampire vanessa vanilla venezuela venus verano veronica victoria
viernes viking vikings violet viper volcano volleyball warcraft warrior warriors washington wedding wednesday welcome
welcome1 welcome12 welcome123 werewolf whale whatever whatever1 white whitedog whocares wife wildcat wildcats william
windows winner winter winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 wizard wolf
wolverine wolves work worship wrestling wsxedc xbox yahoo yamaha yankees yellow yoda yourpassword youtube zaq12wsx
zaq1xsw2 zaq1zaq1 zebra zelda zeta zidane zombie zxc zxcv1234 zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123
`;

export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
