/**
 * Every star to magnitude 3.5 of `sefstars.txt` (Swiss Ephemeris, Astrodienst AG, AGPL-3.0; positions there are those of
 * Hipparcos and SIMBAD), and the fainter ones, clusters and points of the sky that have a name in the tradition, by
 * magnitude: designation in that file, id, other names.
 */
export const STAR_NAMES = `
alCMa sirius lubdhaka; alCar canopus agastya; alCen toliman rigil_kentaurus rigel_kentaurus bungula; alBoo arcturus svati; alLyr vega abhijit;
alAur capella brahmahridaya; beOri rigel; alCMi procyon; alOri betelgeuse beteigeuse ardra; alEri achernar; beCen hadar agena; alAql altair shravana;
alCru acrux; alTau aldebaran rohini; alSco antares jyeshtha; alVir spica citra; beGem pollux punarvasu; alPsA fomalhaut; alCyg deneb deneb_adige;
beCru mimosa; alLeo regulus magha; epCMa adhara adara; alGem castor; laSco shaula mula; gaCru gacrux; gaOri bellatrix durga; beTau elnath alnath;
beCar miaplacidus; epOri alnilam ganesha; alGru alnair; epUMa alioth angiras; zeOri alnitak iyappa; alPer mirfak mirphak; alUMa dubhe kratu;
ga-2Vel regor suhail_al_muhlif; deCMa wezen; epSgr kaus_australis; etUMa alkaid benetnash marichi; thSco sargas; beAur menkalinan; alPav peacock;
gaGem alhena almeisan; alTrA atria; deVel alsephina koo_she; epCar avior; beCMa mirzam murzim murzims; alHya alphard cor_hydrae; ga-1Leo algieba;
alAri hamal; beCet diphda deneb_kaitos difda; alUMi polaris; beAnd mirach; thCen menkent; alAnd alpheratz sirrah; kaOri saiph;
siSgr nunki uttarashadha; alOph rasalhague; beUMi kochab; ga-1And almach almaak almak almac; beGru tiaki gruid; bePer algol;
beLeo denebola uttaraphalguni; gaCen muhlifain; laVel suhail alsuhail; alCas schedar shedir schedir; gaCyg sadr sador sadir; gaDra eltanin etamin;
alCrB alphecca alphekka gemma; zePup naos suhail_hadar; ioCar aspidiske scutulum; beCas caph; zeUMa mizar vasishtha; alLup kakkab men;
epSco larawag wei; epCen birdun; etCen eta_centauri; deSco dschubba anuradha; alPhe ankaa; beUMa merak pulaha; kaSco girtab;
epBoo izar mirak pulcherrima; gaCas tsih navi cih; epPeg enif; deOri mintaka kumara; etOph sabik; bePeg scheat; gaUMa phecda pulastya; etCMa aludra;
alCep alderamin; kaVel markeb; epCyg aljanah gienah_cygni gienah_ghurab; alPeg markab purvabhadra; deCen delta_centauri; alCet menkar;
deLeo zosma dhur purvaphalguni; zeCen zeta_centauri; zeOph han; alLep arneb; gaCrv gienah gienah_corvi; zeSgr ascella; thAur mahasim bogardus manus;
beLib zubeneshamali zuben_eschamali; be-1Sco acrab graffias akrab; alSer unukalhai cor_serpentis; beCrv kraz; alMus alpha_muscae;
beAri sheratan ashvini; alCol phact; deSgr kaus_media kaus_meridionalis purvashadha; etBoo muphrid mufrid; deCas ruchbah rucha; beLup kekouan;
ioAur hassaleh hasseleh al_khabdhilinan; muVel alherem peregrini; piPup ahadi; upSco lesath; gaAql tarazed; ioCen alhakim; etDra athebyne aldhibain;
gaVir porrima; al-2Lib zubenelgenubi; beOph cebalrai celbalrai kelb_alrai; deOph yed_prior; deCru imai decrux; thCar vathorz_posterior; gaLup thusia;
beHer kornephoros; ioOri hatysa hatsya nair_al_saif; beEri cursa; beHyi beta_hydri; epVir vindemiatrix; zeHer rutilicus; beDra alwaid rastaban;
rhPup tureis turais; taSco tau_scorpii; laSgr kaus_borealis; alTuc alpha_tucanae; deCap deneb_algedi; alHyi alpha_hydri; beLep nihal;
gaPeg algenib uttarabhadra; beAra beta_arae; zePer zeta_persei; beTrA beta_trianguli_australis; deCyg fawaris al_fawaris ruc rukh urakhga;
muGem tejat dirah; etTau alcyone pleiades krttika; al-2CVn cor_caroli; piSgr albaldah; beAqr sadalsuud; beCMi gomeisa; epPer epsilon_persei;
siSco alniyat; gaTrA gamma_trianguli_australis; piSco fang; gaPer gamma_persei; taPup al_rihla rehla anazitisi; alAqr sadalmelik sadalmelek;
deCrv algorab hasta; gaEri zaurak; alAra ara; etPeg matar; upCar vathorz_prior; epCrv minkar; epGem mebsuta; epLeo ras_elased_australis algenubi;
mu-1Sco xamidimura; zeAql okab deneb_el_okab_australis dheneb; epAur almaaz maaz al_anz; ga-2Sgr alnasl nash; io-1Sco iota_1_scorpii; zeCMa furud;
gaHya dhanab_al_shuja cauda_hydrae; beTri beta_trianguli; gaUMi pherkad; gaGru aldhanab ras_alkurki; dePer delta_persei; psUMa psi_ursae_majoris;
gaBoo seginus haris; omi-2CMa omicron_2_canis_majoris; zeTau tianguan al_hecka; muUMa tania_australis; alHer rasalgethi; deDra altais nodus_ii;
beMus beta_muscae; zeAra zeta_arae; be-1Cap dabih; be-1Cyg albireo; zeHya hydrobius; nuHya pleura; alInd alpha_indi; etSgr sephdar ira_furoris;
beCol wazn; kaCen ke_kwan; deHer sarin; laCen ma_ti; alLyn alvashak al_fahd; phSgr nanto; ioUMa talitha talitha_borealis; zeDra aldhibah nodus_i;
nuPup kaimana; etAur hoedus_ii haedus; th-1Eri acamar; piHer fudail; epLep sasin; thUMa al_haud; alCir alpha_circini; deLup hilasmus; pi-3Ori tabit;
kaOph helkath; zeCyg zeta_cygni; siLib brachium; HR6630 fuyue; thAql tseen_foo; gaCep errai alrai; beCep alfirk alphirk; epOph yed_posterior;
gaLyr sulafat sulaphat; siPup sigma_puppis; etSer tang; gaHyi gamma_hydri; thOph imad; deAnd delta_andromedae; deAqr skat; alDor alpha_doradus;
etGem propus; piHya sataghni; ioDra edasich; muLep mu_leporis; bePhe beta_phoenicis; alPic alpha_pictoris; xiPup azmidiske; M7 acumen;
taSgr hecatebolus; deUMa megrez atri; omeCar simiram; etSco eta_scorpii; gaAra gamma_arae; nuOph sinistra; qCar q_carinae; zeCep kurhah;
thLeo chertan coxa cestan chort; deAql al_mizan; xiGem alzirr; alRet alpha_reticuli; epLup epsilon_lupi; epCas segin; epHya ashlesha;
deVir minelauva mineluva auva; zeVir heze; nuCen kabkent_secunda; rhPer gorgona_tertia; bePav beta_pavonis; etCep alagemin; zeLeo adhafera;
etLeo al_jabhah; etLup eta_lupi; zeLup zeta_lupi; gaPhe gamma_phoenicis; zePeg homam; th-2Tau chamukuy phaesula; laTau althaur; muHer melkarth;
beLyr sheliak; alTri mothallah ras_mutallah metallah; omiUMa muscida; laAql al_thalimaim_anterior; muCen mu_centauri; chCar drus drys;
M31 andromeda_galaxy vertex; etCas achird; etCet deneb_algenubi; laUMa tania_borealis; phVel tseen_ke; alTel alpha_telescopii; epGru epsilon_gruis;
gaCet kaffaljidhma; siCMa unurgunite; gaSge gamma_sagittae; muPeg mu_pegasi; deBoo princeps; nuUMa alula_borealis; taCet tau_ceti; etHer sofian;
deCrt labrum; kaGem al_krikab; al-2Cap algedi giedi_secunda; laGem kebash alkibash; 41Ari bharani; beVir zavijava alaraph; etPsc al_pherg;
beDel rotanev dhanishtha shravishtha; 27Tau atlas; gaTau prima_hyadum hyadum_i; laOri meissa heka mrgashirsha mrigashirsha; gaCap nashira;
beCrB nusakan; alDra thuban dhruva; M44 praesepe; NGC869 capulus; gaPsc simmah; 17Tau electra; beAql alshain; zeCet baten_kaitos;
chUMa taiyangshou el_kophrah; xiDra grumium; xiTau ushakaron; epAqr albali altager; omiSgr manubrium; laAqr hydor ekkhysis shatabhishaj shatabhishak;
zeGem mekbuda; deSer qin chin; xiUMa alula_australis; etAql bazak; alDel sualocin; alPsc alrescha alrischa; omiPer atik atiks;
gaAqr sadachbia sadalachbia; alFor dalim fornacis; muSgr polis; etEri azha; 53Eri sceptrum; 20Tau maia; gaAri mesarthim;
muLeo rasalas ras_elased_borealis; laOph marfik; etVir zaniah; gaLib zubenelhakrabi zubenelakrab; alEqu kitalpha; deCnc asellus_australis pushya;
alSgr rukbat; alCrv alchiba alchita; nuSco jabbah; be-1Sgr arkab_prior; 80UMa alcor arundhati saidak; omi-1Eri beid; epDel aldulfin deneb_dulphim;
thCap dorsum; alCrt alkes; ioVir syrma; alCrA meridiana alfecca_meridiana; be-2Sgr arkab_posterior; thAqr ancha; 23Tau merope; M6 aculeus; kaVir kang; alCnc acubens;
beCVn chara asterion; al-1Cap giedi_prima; epPsc kaht; 19Tau taygeta; laLeo alterf; alCom diadem; deAri botein; omi-2Eri keid;
siHya minchir al_minliar_al_shuja; alVul anser; kaLeo al_minliar_al_asad alminhar; bePsc fumalsamakah samakah; laVir khambalia;
io-1Lib iota_1_librae vishakha; epCap castra; NGC6530 spiculum; gaCnc asellus_borealis; omeSgr terebellum terebellium; rhCap bos; nu-2Dra kuma;
etCap armus; muDra arrakis alrakis; kaAqr situla; 28Tau pleione; th-1Ori trapezium ensis; zePsc revati; piCap oculus; 16Tau celaeno celeano;
21Tau asterope sterope_i; M22 facies; etCar foramen; epCnc meleph; omiCet mira; M87 m87 super_galactic_center messier_87; SgrA* galactic_center;
GA great_attractor
`;
