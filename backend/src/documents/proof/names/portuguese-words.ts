/** The same in Portuguese, as written in Portugal and Brazil. Forms that `word-forms.ts` knows are left out. */
export const portugueseWords = `
  abafar abaixo abalar abandonar aberta abertas aberto abertos abertura abordar abraçar abraço abraços abrandar abrigo abril abrir acabar
  acalmar acariciar acaso aceder aceitação aceitar aceite aceites acelerar acenar acender acerca acertar aceso acessível acesso achar
  acidente acima aço acolá acolhimento acompanhamento acompanhar aconchego aconselhar acontecer acontecimento acordar acorde acordeão
  acordes acordo acreditar acrescentar actuar acústica acústico adaptar adega adepto adesivo adesivos adeus adiamento adiar adicionar
  adivinhar admirar admitir adolescência adolescente adorar adquirir adulto advertir afago afastar afetar afeto afinal afinar afirmar
  agência agenciamento agenda agendar agente agir agitar agonia agora agosto agradar agradecer agradecimento agradecimentos agregado
  agregar agricultor água aguardar águas agulha aí ainda ajuda ajudar alargar álbum álbuns alcançar alçapão alegrar alegria além alento
  alerta alertar alfabeto algo alguém algum alguma algumas alguns algures ali aliança aliás alicerce alimentar alimento aliviar alívio
  alma almoço almofada alojamento alquimia alta alterar alternar alternativa alternativo alto altura alugar aluno alvorada alvoroço
  amadurecer amanhã amanhecer amante amar amargo amargura ambas ambição ambiente ambos amiga amigas amigo amigos amizade amor amores
  amparo ampliar amplo analisar análise andamento andar anel anexo anexos anfitrião angústia animação animado animar ânimo aniversário ano
  anonimato anos anotar anseio ansiar ante antecedência antecipar antemão anteontem anterior antes antestreia antiga antigamente antigo
  anular anunciar anúncio ao aonde aos apagar apaixonar aparecer apelar apelido apenas apertar apesar aplaudir aplauso aplicação aplicar
  apoiar apoio apontar aportar após aposta apostar apreço aprender aprendizagem apresentação apresentações apresentar aproveitar aproximar
  apurar aquecer aquela aquelas aquele àquele aqueles aquém aqui aquilo ar arame arco área areal areia arena argumento arma armadilha
  armar aroma arquivar arquivo arraial arrancar arranha arranjar arranjo arranjos arrasar arrepender arrepiar arrepio arriscar arrojo
  arrumar arte artes artesão artigo artigos artista artistas artístico as às asa asas ascensão asfalto aspeto aspirar assegurar assessor
  assessora assessoria assim assinalar assinar assinatura assistência assistente assistir assobio associação associar assombro assumir
  assunto assustar atacar atalho atar até atelier atenção atenciosamente atender atentamente atento atirar atitude atividade ativo
  atmosfera ato ator atores atração atrair atrás atrasado atrasar atraso através atravessar atribuir atrito atritos atriz atuação atuações
  atuais atual atualidade atualização atualizações atualizar atualmente atuar audição audiência áudio auditório auge aula aumentar
  ausência autenticidade autêntico autobiografia autocarro autodidata autoedição autor autora autoras autores autorização autorizar
  auxílio avaliar avançar avenida avenidas aventura aventurar avião avisar aviso avó avô azul azulejo bagagem bagunça bailar bailarina
  bailarino baile bairro bairros baixa baixar baixista baixo balada baladas balançar balão balcão baloiço bambu banca bancada banco banda
  bandas bandeira banhar bar barco barraca barragem barreira barriga barro barulho base basear basicamente bastante bastar bastidores
  batalha bater bateria baterista batida batidas batizar bebé bebê beber bebida beijar beijinho beijinhos beijo beijos beira bela beleza
  belo bem beneficiar benefício bengaleiro berço bicicleta bilhar bilhete bilheteira bilheteria bilhetes bio biografia blog blogue
  bloquear boa boas boato boca boia boleia bolha bolsa bolso bom bondade boneca bonita bonito bons booking borboleta borda bordado bordar
  botão braço branca branco brasa brasão brasileira brasileiro brasileiros brecha brejo breve brevemente brilhante brilhar brilho
  brincadeira brincar brisa bruma bruto buraco busca buscar bússola búzio cá cabana cabe cabeça cabelo caber cabo cachê cacto cada cadeia
  cadeira caderno cadernos caem café cai caído cair caiu caixa calar calçada calcular caldeirão calendário calma calor caloroso calote
  cama camada câmara câmera caminhada caminho caminhos camisa camiseta camisola campanha campismo campo canal canção cancelar canções
  candidato candidatura caneta canoa cansaço cansar cantar cantautor cantiga canto cantor cantora cantores caos capa capacete capacidade
  capital capítulo captar cara caracol caracterizar caras caráter caravana cárcere carimbo carinho carinhoso caríssima caríssimo carnaval
  carne caro caros carpinteiro carregar carreira carrinha carro carta cartão cartaz carteiro casa casaco casal casar casas casca caso
  castelo castigo catalogar catálogo catarse catavento catorze causa causar cavalo caverna ceder cedo cela celebração celebrar célebre cem
  cena cenário cenas cenografia centena centenas cento centro cerca cerco cerimónia cerrar certa certamente certas certeza certo certos
  céu chama chamada chamar chão chapéu charme chave chefe chegada chegar cheia cheio cheirar chicote chinelo choque chorar choro chover
  chuva cicatriz cicatrizar ciclo cidade cidades ciência cifra cigarra cinco cinema cinquenta cinza cinzas circuito circular circunstância
  cirurgia citação citar ciúme clamor claramente clarão clareza claridade clarificar clarinete clarinetista claro clássica clássico
  clássicos classificar clicar clima clipe clube coberta coberto cobra cobrir código coincidência coisa coisas colaborar colapso colar
  colchão coleção colecionar colega colegas coletânea coletiva coletivo colher colo colocar colorir com combate combater combinar comboio
  começar começo comédia comemorar comentar comentário comentários comércio cometer comida comigo como comover companheiro companhia
  comparação comparar compartilhar compasso compensar completa completar completo complicar compõe compor comportar composição composições
  compositor compositora compositores composta compostas composto compostos compra comprar compras compreender comprimento comprometer
  compromisso comprovar comum comunicação comunicado comunicar comunidade conceber conceder conceito concentrar concerto concertos concha
  conclui concluir concordar concorrer concurso concursos condensar condição condições conduz conduzir confessar confiança confiar
  confirmação confirmar confissão conflito conforme conforto confrontar confundir confusão congratular conhecer conhecimento conjunto
  connosco conosco conquanto conquista conquistar consagrar consciência consegue conseguir conselho consequência conservar conservatório
  considerar consiga consigo consistir consoante consolidar consolo constrói construção construir consulta consultar consumir contactar
  contacto contactos contador contar contatar contato contatos contém contemplar contemporâneo contentamento contente conter conteúdo
  contexto contigo continuar contínuo conto contos contra contrabaixo contrariamente contrariar contraste contrastes contratar contrato
  contribui contribuição contribuir controlar controle controlo contudo convencer conversar converter convidada convidado convidados
  convidar convite convites conviver convívio convocar cooperar coordenar cópia copiar cópias copo copos cor coração corações coragem
  cordas cordial cordialmente coreografia coro coroa coroar coros corpo correio corrente correr corresponder corrida corridinho corrigir
  cortar cortesia cortina costa costumar costume cotidiano cotovelo couro cozer cozinha crê crédito créditos crença crepúsculo crer
  crescer criação criador criadora criança crianças criar criatividade crise crista crítica criticar críticas crítico críticos crónica
  crônica cru crua cruz cruzamento cruzar cuidado cuidar cuja cujo culminar cultivar culto cultura cultural cume cumprimentar cumprimento
  cumprimentos cumprir cura curar curiosidade curioso currículo curso curta curto curva custar custo da dá dada dado dados daí dali damos
  dança dançar dantes dão daqui dar dará das dás data datas de dê debaixo debate debater década décadas decidir decifrar décimo decisão
  declaração declarar decorrer dedicar dedicatória dedicatórias dedo deem defender defesa deficiência definir definitivamente definitivo
  degrau dei deitar deixar dela delas dele deles delicadeza delicado deliciar delinear delírio demais demo demónio demonstrar demorar
  denso dentro denúncia denunciar depender depoimento depois depositar depressa deram deriva derivar derramar derrubar desabafo desafiar
  desafio desaparecer desapego desassossego desastre desatino descalço descansar descer descoberta descoberto descobre descobrir desconto
  descontos descrever desculpa desculpar desculpas desde desdobrar desejar desejo desencanto desenhar desenho desenvolver desenvolvimento
  deserto desgosto designer desilusão desistir desligar deslizar deslize deslumbrar desmentir desordem despedida despedir despertador
  despertar despesa despir dessa desse desta destacar destaque destaques destas deste destes destinar destino destroço destruir desvendar
  detalhar detalhe detalhes deter determinar deu deus devagar devaneio dever devido devoção devolução devoluções devolver dez dezanove
  dezasseis dezassete dezembro dezena dezenas dezenove dezesseis dezessete dezoito dia diabo dialogar diálogo diante diário dias diferença
  diferente diferentes difícil dificuldade dificultar difundir difusão diga digam digerir digitais digital digno digo digressão dilúvio
  dimensão diminuir dinâmica dinheiro dirá direção direita direito direitos direto diretor diretora dirigir disco discografia discográfica
  discos discreto discurso discutir disfarçar disparo disponibilidade disponibilizar disponíveis disponível dispor disputar disse disseram
  disso distância distinção distinguir disto distribuição distribuidora distribuir dita ditado dito diversas diverso diversos divertido
  divertir dividir divulgação divulgar diz dizem dizer do doação doar dobrar dobro doce documentar documentário documento doçura doença
  dois dominar domingo domínio donde dono dor doravante dores dormir dos dose dou doze drama duas dueto duetos dum duma duo dupla duplicar
  duplo duração durante durar durmo duro dúvida duvidar dúvidas duzentos eclipse eco ecoar economia edição edições edifício editar editor
  editora editoras educação educar efeito efeitos efetuar eficaz eis eixo ela elaborar elas ele elegância elegante eleger elegia eleito
  elemento elementos eles elétrica eletricidade elétrico eletrónica eletrônica eletrónico eletrônico elevador elevar eliminar elo elogiar
  elogio elogios em embalar embalo embarcar embora emergente emergir emissão emoção emocionante emocionar emoções empatia empresa
  emprestar encantar encanto encarar encarregar encerrar encher encomenda encomendar encontrar encontro encontros encorajar encruzilhada
  encurtar endereço energia enérgico enfermeira enfermeiro enfim enfrentar enganar englobar enigma enorme enquanto enredo enriquecer
  ensaiar ensaio ensaios ensejo ensinar ensino então entardecer entender entoar entrada entradas entrar entre entrega entregar entregue
  entrelaçar entretanto entretenimento entreter entrevista entrevistar entrevistas entristecer entulho entusiasmo envelhecer enviar envio
  envios envolta envolto envolvente envolver enxame episódio época equilibrar equilíbrio equipa equipamento equipe era eram erguer ermo
  errância errar erro erros és esboçar escada escafandro escala escândalo escapar escasso esclarecer escola escolas escolha escolher
  escombros esconder esconderijo escrever escrita escritas escrito escritor escritora escritório escritos escultura escuro escuta escutar
  escutas esforçar esforço esgotar espaço espaços espalhar espanto especiais especial espécie específico espelhar espelho espera esperança
  esperanças esperar esperteza espetáculo espetáculos espinho espiral espírito espiritual esplêndido espontâneo espreitar espuma esquecer
  esquerda esquina essa essas esse essência essencial esses esta está estabelecer estaca estação estacionamento estado estágio estalar
  estalo estamos estandarte estão estar estará estarão estas estás estatuto estava estavam este esteira esteja estejam estender estes
  estética esteve estilhaço estilo estilos estimar estiveram estojo estou estourar estouro estrada estragar estrangeiro estranho estreante
  estrear estreia estreias estreitamento estreito estrela estrelas estrofe estrofes estrondo estrutura estudante estudantes estudar
  estúdio estúdios estudo etapa etapas etéreo eterno eu euforia europeia europeu evento eventos evidenciar evidente evitar evocar evolução
  evoluir exaltar examinar exato exceção excelente excepto excerto excesso exceto excluído excluir exclusividade exclusivo exemplar
  exemplo exercício exibir exigência exigir exílio existência existir êxito exma exmo expectativa experiência experiências experimentação
  experimental experimentar explicação explicar explodir explorar explosão explosivo expor exportar exposição expressão expressar
  expressivo exprimir extra extrair extraordinário extremo fábrica fabricar fábricas fábula faça façam façanha face fácil facilidade
  facilitar faço facto fadista fado fagote faísca faixa faixas falar falecer falésia falhar falsa falso falta faltar fama família familiar
  famoso fantasia fantasma fantástico fanzine faq fará farão fardo faremos farol farpa fascinar fase fatia fato favor favorecer favorita
  favorito faz fazem fazemos fazendo fazer fazia fé febre fechadura fechar feira feirinha feita feitas feitiço feito feitos felicidade
  felicitar feliz felizmente fenda fera férias ferida feridos ferir ferramenta ferro ferrugem fervor festa festas festejar festivais
  festival fevereiro fez ficar ficção ficha ficheiro figueira figura figurar figurino fila filha filho filhos filmagens filmar filme
  filmes finais final finalista finalmente financiar finca fingir fio firmar firme firmeza física físico fixar fiz fizeram flauta flecha
  flor flores florescer floresta fluir flutuar focar fogo fogueira foi folclore fôlego folha folhear folk fome fonte fora foram força
  forçar forma formação formar formas formato formiga formulário fornecer forte fortes fosso foto fotógrafa fotografar fotografia
  fotografias fotógrafo fotos frágil fragilidade fragmento francês franja frase frases freguesia freio frenesim frente frequentar fresco
  frescura fresta frio fronteira fronteiras frota fruto fuga fugir fui fulgor fumaça fumo função funcionar fundador fundadora fundão
  fundar fundir fundo funeral furgão fúria furto fuso futuro futuros galardão galeria galho ganhar ganho garantir gargalhada gargalhadas
  garganta garra garrafa gastar gasto gaveta gelo gémeo género gênero géneros generosidade generoso gengibre gente gentil genuíno geração
  gerações geral gerar gerir gestão gesto gestos ginga girar girassol globo golpe gostar gosto gota governar gozar graças graffiti
  grafismo gramática grande grandes grandioso granizo grão gratidão grátis gratuita gratuito grau gravação gravações gravador gravar grave
  graves grilo grinalda gritar grito grupo grupos guarda guardar guerra guerreiro guia guião guiar guitarra guitarras guitarrista gume há
  habitar hábito haja hajam harmonia harmonias harmonizar harpa haver haverá havia herança herdar herói hesitar hiato hino história
  histórias histórico hoje homem homenagear homenagem homens honesta honestidade honesto honra honrar hora horário horários horas
  horizonte horta hospital hotel houve humana humanidade humano humilde humor ia iam ideal ideia ideias identidade identificar ignorar
  igreja ilha iluminação iluminar ilustração ilustrar imagem imagens imaginação imaginar imediatamente imediato imenso impacto ímpar
  impasse impedir imperdível ímpeto implicar impor importância importante importantes importar impossível imprensa impressão impressionar
  imprevisto imprimir improvisar impulsionar impulso inauguração inaugurar incêndio incentivar incerteza incerto incidente incidir incluem
  inclui incluir inclusivamente inclusive incomodar incorporar incrível independente independentes indicação indicar indício indie
  indisposição indústria inédita inédito inéditos inesperado inesquecível infância infelizmente inferno infinito influência influenciar
  influências informação informações informar informático ingénuo inglês ingressar ingresso ingressos inicialmente iniciar iniciativa
  início inimigo injustiça inocente inovar inquietar inscrever inscrição inscrições inserir insistir insólito insónia insônia inspiração
  inspirar instalar instante instinto instituto instrução instrumental instrumento instrumentos integral integrar inteira inteiro
  inteligência intenção intensa intensidade intenso interessar interesse interior internacional internet interpretar intérprete
  intérpretes interromper intervalo intervenção intervir íntima intimista íntimo intitular intro introdução introduzir inútil inventar
  inventário invento inverno inverter investigar investir invisível invocar ir ira irá irão iremos irmã irmão irmãos ironia isolar isso
  isto italiano já jamais janeiro janela janelas jangada jardim jaula jazz jogar jogo jogos joia jornada jornais jornal jornalista
  jornalistas jovem jovens jubileu julgar julho junho juntar junto juramento jurar júri justa justiça justificar justo juventude lá
  labareda labirinto laboratório laço ladeira lado lados lágrima lágrimas lamentar lamento lâmina lâmpada lampejo lança lançamento
  lançamentos lançar lantejoula lar laranja largar largo largura laringite latido lava lavar lê leem legado legenda legendas lei leia
  leiam leio leito leitor leitora leitores leitura leituras lembrança lembranças lembrar lençol lenda lendário lentidão lento leque ler
  letra letras letreiro leu levantar levar leve levemente leveza lhe lhes liberdade libertar lição licença licenciar liderar ligação
  ligações ligar limitada limitado limitar limite limites limpar límpida límpido linda lindo língua linguagem linha linhas link links
  lírico lírio lista listas literário literatura livramento livraria livre livres livro livros lixo lobo locais local localidade localizar
  lodo logística logo loja lojas longa longe longo lotação lotar louco loucura louvar lua lugar lugares lume luneta luta lutar luto luxo
  luz luzes madeira madrugada madrugadas mãe magia mágico mágoa maio maior maiores maioria mais mal mala malícia manager mandar maneira
  maneiras manhã manifestar manobra manta mantém mantêm mantenha mantenham manter manteve mantida mantido manto mãos mapa maquete
  maquiagem maquilhagem máquina mar maravilha maravilhoso marca marcar marcas marcha março maré margem marginal marido marinheiro martelo
  mas masterizar matar matéria materiais material materna mato máximo me mecânico média mediação mediante médica medicina médico médicos
  medida medir medo meia meio mel melancolia melancólico melhor melhorar melodia melodias melódico membro membros memória memórias menção
  mencionar menina menino menor menos mensagem mensagens mensal mente mentir mercado mercadoria merchandising merecer mergulhar mergulho
  mérito mês mesa meses mesmo mestre meta metade metáfora metais metal metamorfose meter método metro meu meus microfone mil milagre
  milhão milhar milhares milho milhões mim minha minhas minimalista mínimo ministério minúsculo minuto minutos miragem miséria mistério
  misterioso mistura misturar misturas mito mixagem mobilizar moda modelo modelos moderno modificar modo módulo moeda moinho moldar molde
  momento montador montagem montanha montar morada moral morar mordida morrer morro morta morte morto mosaico mostra mostrar motim motivar
  motivo motivos motor mover movimento movimentos mudança mudanças mudar muita muitas muito muitos mulher mulheres multa multidão
  multinacional multiplicar mundial mundo mundos município muralha murmurar murmúrio muro museu música musicais musical musicalidade
  musicar músicas músico músicos na nação nacionais nacional nada nadar namorada namorar não naquela naquele narrar nas nascer nascida
  nascido nascimento nativo natural naturalidade natureza naufrágio navegar navete navio neblina necessário necessidade necessitar néctar
  negar negociar negócio negra negro nem nenhum nenhuma nenhuns nessa nessas nesse nesses nesta nestas neste nestes neve névoa nevoeiro
  ninguém ninho nisso nisto nível no nó nobre noite nómada nome nomeadamente nomear nomes nono norma normal norte nos nós nossa nossas
  nosso nossos nostalgia nostálgico nota notar notas notável notícia notícias notificar noturno nova novas nove novembro noventa novidade
  novidades novo novos num numa numas número números numeroso nunca nuns nuvem objetivo objeto obra obras obrigação obrigada obrigado
  obrigados obrigar obs observação observações observar obsessão obstáculo obtém obtenha obter ocasião ocasiões oceano ócio ocorrer
  ocultar ocupar odiar odisseia odor oferecer oferenda oficiais oficial oficialmente oficina oficinas ofício oitavo oitenta oito olá
  oleiro olhar olhares olho olhos ombro onda ondas onde ônibus ontem onze opção opções ópera operar operária operário opinar opinião
  oportunidade oportunidades oposto optar ora oralmente orar orçamento orçar ordem ordenar orelha orgânico organização organizador
  organizadores organizar órgão orgulhar orgulho orgulhosa orgulhoso orientar origem originais original originário oriundo orla orquestra
  orquestração orvalho os osso ou ouça ouçam ouço ouro ousadas ousadia ousado ousar outono outra outras outrem outro outrora outros
  outubro ouve ouvido ouvinte ouvintes ouvir ouviu óvulo oxalá oxigénio paciência pacote padaria padeiro padrão padrinho pagamento
  pagamentos pagar página páginas pago pai pais país paisagem paisagens países paixão palavra palavras palco palcos palha palmas pancada
  pandemia panfleto pano pântano papel par para pára parabéns paragem parágrafo paraíso parar parceira parceiro parceiros parceria
  parcerias parecer parede parte partes participação participações participante participar particular particularmente partida partilhar
  partir partitura passado passagem passar pássaro passear passeio passo passos pasta pastor patamar pátria patrocinador patrocínio
  paulista pausa pavio pavor paz pé peça pecado peçam peças peço pedais pedal pede pedem pedido pedidos pedir pediu pedra pegada pegar
  pela pelas pele película pelo pelos pena peneira pensamento pensar penúltimo pequena pequenas pequeno pequenos perante perca perceber
  perco percorrer percurso percussão percussionista percussões perda perdão perder perdoar perfeita perfeito perfil perfume pergunta
  perguntar perguntas periferia perigo período permanecer permissão permitir perna perseguir persistir persona personagem personagens
  personalidade perspectiva perspetiva pertencer perto pesada pesadelo pesado pesar pescador pesquisar pessoa pessoal pessoalmente pessoas
  pétala pianista piano pilar pilha pincel pingo pintar pintor pioneiro pior pisar piscina pista planear planejar plano planos plantar
  plataforma plataformas plateia pleno pó poalha poço pode pôde podem podemos poder poderá poderão poderoso podes podia põe poeira põem
  poema poemas poesia poeta poética poético pois poisar polegar polémica pólen polícia política pomar ponha ponham ponho ponte ponto
  pontos pontual pontuar pop popular populares popularizar por pôr porão porém porquanto porque porquê porta portanto portão portar portas
  portátil porteiro portuense português portuguesa portuguesas portugueses porventura pôs posição posicionar possa possam possibilidade
  possíveis possível possivelmente posso possui possuir posta postal postar poste poster posto potência potente pouca poucas pouco poucos
  poupar pouso povo praça prado praia prancha prática praticar prazer prazo prazos prece preciosa precioso precipício precisar preço
  preços preencher prefácio prefere preferência preferir prefiro pregar prego preguiça prelúdio premiar prémio prêmio prémios prêmios
  prender preocupar preparação preparar presença presente presentear presentes preservar presidente pressa pressão prestar prestígio
  pretender prevalecer prevê prevenir prever previamente previsão prevista previsto previstos primavera primaveril primazia primeira
  primeiras primeiro primeiros primo principais principal princípio prioridade priorizar prisão prisma privacidade privada privado
  privilegiar problema problemas proceder procedimento processo procura procurar produção produções produto produtor produtora produtores
  produz produzir profecia professor professora profeta profissão profissionais profissional profunda profundo programa programação
  programador programar programas proibir projecto projetar projeto projetos prolongar promessa prometer promoção promotor promotora
  promotores promover pronta pronto prontos pronunciar propõe propor proporcionar propósito proposta proposto própria próprias próprio
  próprios prosa prosseguir protagonista proteger protesto prova provar provir provocar próxima próximas próximo próximos psicadélico
  psicodélico psicólogo publicação publicações publicar publicidade público pude puderam pudor pulseira pulso punhado pupila pureza puro
  puseram puxar quadro quais quaisquer qual qualidade qualquer quando quanta quantas quantidade quanto quantos quarenta quarentena quarta
  quarteirão quarteto quarto quase quatorze quatro que quebra quebrar queda queimar queira queiram queixa quem quer querem queremos querer
  queres quero questão questionar questões quiçá quietude quimera quinta quintal quinteto quinto quinze quis quiser quiseram quisesse
  quotidiano rádio rádios raiva raiz raízes rajada ramo rancor rap rapariga rapaz rapidamente rápido rapper rara raro rasgo rastilho
  rastro razão razões reação reagir real realçar realidade realização realizador realizadora realizar reaver rebanho rebeldia rebentar
  recado recanto recear receber receção receita recente recentemente recepção recinto recital recitar reclamar recolha recolher recomeçar
  recomeço recomendação recomendar recompensa recompensar reconhecer reconstruir recordação recordar recorde recorrer recriar recuar
  recuperar recurso recursos recusar redação rede rédea rédeas redes redescobrir redigir redução reduz reduzido reduzir reedição
  reembolsar reembolso reembolsos reencontrar reencontro refazer referência referências referir refletir reflexão reforçar reforço refrão
  refrões refugiar refúgio regar região regiões registar registo registos registrar registro regra regras regravar regressar regresso
  reino reinventar rejeitar relação relacionar relações relâmpago relançar relatar relato relembrar relevante relíquia relógio relva
  remarcar remédio remetente remeter remistura remisturar remixar remo remoinho renascer render rendilhado rendimento renome renovar
  renunciar reparar repartir repente repertório repetir repor reportagem repórter repousar repouso represa representação representante
  representar reprodução reproduzir requinte reserva reservar reservas residência residente residir resistência resistir resolução
  resolver respeitar respeito respiração respirar responder responsabilidade responsável resposta respostas ressoar restante restar
  restaurante réstia resto resultado resultados resultar resumir resumo retalho reter retirar retomar retornar retorno retratar retrato
  retrospetiva reunião reunir revelação revelar rever revisitar revista revistas revisto revolta revolução revolver reza rezar ri riacho
  ribeira ribeiro rico rifa rima rimar rimas rio riqueza rir risada risca risco riscos risos rítmico ritmo ritmos ritual riu rival roadie
  rocha rochedo rock roda rodar rodear roldana romance romântico romaria romper rosto rota roteiro roubar roupa roupas rua ruas rude
  rugido ruído ruídos ruína rumo rumor rumores ruptura rural rutura sábado sabe sabem sabemos saber saberemos sabes sábio sabor saem sai
  saia saiam saiba saibam saída saio sair sairá saíram saiu sala salão salário salas saldo saliva saltar salto salvar salvo samba sambista
  sandália sangue santo santuário são sarau saudação saudações saudade saudades saudar saúde saxofone saxofones saxofonista se seca secar
  secreta secretária secreto sector século seda sede seduzir segredar segredo segredos segue seguem seguida seguidor seguidores seguinte
  seguintes seguir seguiu segunda segundo segundos segurança segurar seguro sei seis seiva seja sejam sela selecionar selo selva sem
  semáforo semana semanal semanas semblante semear semelhante semente sempre senão senda sendo senhor senhora senhores sensação sensações
  sensibilidade sensível sente sentido sentidos sentimento sentimentos sentir separar sequência ser será serão sereia sereno seria série
  séries serigrafia sério sertão serve serviço serviços servir sessão sessenta sessões seta sete setembro setenta sétimo setor seu seus
  sexo sexta sexteto sexto show shows si sido siga sigam sigilo significado sigo sílaba silêncio silencioso silhueta sim símbolo simples
  simplesmente simplicidade sina sinais sinal sincera sinceramente sinceridade sincero sinfonia singela singelo single singles sino sinta
  sintetizador sintetizadores sinto sistema site sítio situação slogan só soalheiro soar sob sobe sobem sobrar sobre sobressalto sobretudo
  sobreviver sóbrio sociais social sociedade sofá sofisticado sofrer sol solavanco soleira solidão solidário sólido solista solitário solo
  soltar solução soluço som somar sombra sombras somente somos sonhar sonho sonhos sono sonoridade sonoridades sonoro sons sopé soprar
  sopro sopros sorrir sorriso sorrisos sorte sorteio sorvete sossego sotaque sou soube souberam sozinho sozinhos sua suas suave subir
  sublinhar submeter substituir subtítulo subúrbio suceder sucesso sucessos sugerir sul sumário sumir sumiram suor super superar
  superfície supérfluo supor suportar suporte supostamente surgir surpreendente surpreender surpresa surpresas suspender suspenso suspirar
  sussurrar sussurro sussurros sustentar susto tabela tábua tais tal talento talentos talentoso talvez tamanho também tambor tampouco
  tanta tantas tanto tantos tão tapete tardar tarde tarefa tarifa taxa tchau te teatro tecer tecido tecla tecladista teclado teclados
  teclista técnica técnico tecnologia teia teimosia tela telefonar telefone telemóvel televisão telhado tem têm tema temas temer temor
  temos temperatura tempestade tempestades templo tempo temporada temporário tempos tenda tendência tender tendo tenha tenham tenho tens
  tensão tentar tentativa teor teoria ter terá terão terça terceira terceiro teria terminar terno ternura terra terraço terramoto terras
  terreno território tese tesoura tesouro testar testemunhar testemunho teto teu teus teve texto textos textura texturas ti tido tijolo
  timbre timbres timidez tímido tinha tinham tinta típico tipo tiragem tirar tiro titular título títulos tive tiveram toada tocar
  tocaremos tocha toda todas todavia todo todos tom tomar tombo tons tópico toque torcer tormenta tornar torneio torrente total totalmente
  trabalhar trabalho trabalhos traçar traço tradição tradicionais tradicional tradições tradução traduz traduzir traga tragam tragédia
  trago traje trajeto trajetória tranca trancar tranquilo transbordar transcrever transe transferir transformar transição transitar
  transmissão transmitir transparência transportar transporte trapézio trará tratar trautear travar travessia travo traz trazem trazer
  trégua treinar treino trem tremer três trevas treze tributo trilha trilhar trilho trilogia trinta trio triplo triste tristeza triunfar
  triunfo trocar trombone trompete trompetista tropical trouxe trouxeram trovão tu tua tuas tudo túnel turbilhão turma turnê turnês turno
  última últimas último últimos ultraje ultrapassar um uma umas umbral unha união única único únicos unidade unir universal universidade
  universo uns urbano urgência urgente urgir urze usar usuário útil utilizador utilizar utopia vá vaga vagalume vaguear vai vais vale
  valem valer valeta valor valores valorizar valsa vamos vantagem vão vapor vaquinha vara varanda variação variado variar várias variedade
  vários vasto vazante vazio vê veem veia veículo veio veja vejam vejo vela velha velho velocidade vem vêm vemos vencedor vencedora vencer
  venda vendas vendedor vender veneno venha venham venho vens ventania ventilar vento ventre ver verá verão verdade verdadeira verdadeiro
  verdades verde vereda veremos verificar verniz versão versátil verso versões versos vertigem vês véspera vestido vestir véu vez vezes vi
  via viagem viagens viajar vibração vibrante vibrar vice vício vida vidas vídeo videoclipe vídeos vidraça vidro vieram vigília vigor vila
  vincar vindo vingar vinha vinho vinil vinis vinte violão violência violeta violinista violino violoncelista violoncelo vir virá virada
  viram virão virtude virtuoso visão visar visita visitar visitas vista vistas visto vistos visuais visual visualizar vítima viu viva
  vivência viver vivo vizinha vizinho voar vocais vocal vocalista você vocês vogal volta voltar voltas volume volumes voluntário vontade
  voo voragem vos vós vossa vossas vosso vossos votar voto votos vou voz vozes vulcão vulnerável zarpar zero zona zumbido`;
