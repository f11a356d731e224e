<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Webhook\Collector;
use Footbridge\Webhook\Key;
use Footbridge\Webhook\PostDifference;
use Footbridge\Webhook\PostState;
use PHPUnit\Framework\TestCase;

/** The events of an edited post, from its state before and after. */
final class PostDifferenceTest extends TestCase {
	private const HIDDEN = array( 'visible' => false );
	private const MEDIA  = array( 'media' => true, 'list_key' => 'list:mediaitem', 'terms' => array(), 'archives' => array(), 'parent' => 5 );
	private const PLACE  = array( 'date' => '2024-01-05 10:00:00', 'order' => 0 );
	private const ROLES  = array( '/contributors/ann/' => 'written', '/contributors/bob/' => 'edited' );

	/** A published post of category 3, author 1, with other values; null for none. */
	private static function post( ?array $other ): ?PostState {
		if ( null === $other ) {
			return null;
		}
		$state           = new PostState( 7 );
		$state->visible  = true;
		$state->uri      = '/hello/';
		$state->list_key = 'list:post';
		$state->terms    = array( 3 );
		$state->archives = array( '/', '/category/guides/' );
		$state->place    = self::PLACE;
		$state->groups   = self::groups()['groups'];
		foreach ( $other as $name => $value ) {
			$state->$name = $value;
		}
		return $state;
	}

	/** Its groups of fields. */
	private static function groups( array $other = array() ): array {
		return array( 'groups' => array_merge( array( 'name' => array( 'Hello' ), 'excerpt' => 'Hello', 'card' => array(), 'tags' => array( 3 ), 'body' => array() ), $other ) );
	}

	private static function dated( string $date, int $order = 0 ): array {
		return array( 'place' => array( 'date' => $date, 'order' => $order ) );
	}

	/** @return array<string, array{keys: list<string>, uris: list<string>}> Events by kind, keys decoded, and what moved. */
	private static function events( ?array $before, ?array $after ): array {
		$collector = new Collector();
		$moved     = PostDifference::collect( self::post( $before ), self::post( $after ), $collector );
		$events    = array();
		foreach ( $collector->take() as $event ) {
			$events[ $event['kind'] ] = array(
				'keys' => array_map( static fn( string $key ): string => implode( ':', Key::parse( $key ) ?? array( $key ) ), $event['keys'] ),
				'uris' => $event['uris'],
			);
		}
		return $events + array( 'moved' => $moved );
	}

	/** Before, after, and all events. */
	public static function whole(): array {
		$excerpt = array( 'node' => array( 'keys' => array( 'excerpt:post:7', 'excerpt:skipped:post' ), 'uris' => array( '/hello/' ) ), 'moved' => array() );
		return array(
			'a draft that stays one'                           => array( self::HIDDEN, self::HIDDEN, array( 'moved' => array() ) ),
			'a new draft'                                      => array( null, self::HIDDEN, array( 'moved' => array() ) ),
			'none'                                             => array( null, null, array( 'moved' => array() ) ),
			'no difference'                                    => array( array(), array(), array( 'moved' => array() ) ),
			'what no list shows concerns its own page alone'   => array( array(), self::groups( array( 'body' => array( 'Other' ) ) ), array( 'node' => array( 'keys' => array( 'body:post:7', 'body:skipped:post' ), 'uris' => array( '/hello/' ) ), 'moved' => array() ) ),
			'what lists show concerns the pages that show it'  => array( array(), self::groups( array( 'excerpt' => 'Hi' ) ), $excerpt ),
			'unknown counts as changed'                        => array( self::groups( array( 'excerpt' => null ) ), self::groups( array( 'excerpt' => null ) ), $excerpt ),
			'another title may be another menu label'          => array( array(), self::groups( array( 'name' => array( 'Hi' ) ) ), array( 'node' => array( 'keys' => array( 'name:post:7', 'name:skipped:post' ), 'uris' => array( '/hello/' ) ), 'moved' => array( 7 ) ) ),
			'a hidden page that moves takes those below along' => array(
				self::HIDDEN + array( 'below' => array( 8 => '/hello__trashed/child/' ) ),
				self::HIDDEN + array( 'below' => array( 8 => '/hello/child/' ) ),
				array( 'node' => array( 'keys' => array( 'post:8', 'skipped:post' ), 'uris' => array( '/hello__trashed/child/', '/hello/child/' ) ), 'moved' => array( 8 ) ),
			),
			'a new slug names both addresses and those below'  => array(
				array( 'below' => array( 8 => '/hello/child/', 9 => '/kept/' ) ),
				array( 'uri' => '/hi/', 'below' => array( 8 => '/hi/child/', 9 => '/kept/' ) ),
				array( 'node' => array( 'keys' => array( 'post:7', 'skipped:post', 'post:8' ), 'uris' => array( '/hello/', '/hi/', '/hello/child/', '/hi/child/' ) ), 'moved' => array( 8, 7 ) ),
			),
			'publishing names address, lists and terms; no cut answer can hold what was not there' => array(
				self::HIDDEN + array( 'uri' => null ),
				array(),
				array(
					'node'  => array( 'keys' => array( 'post:7' ), 'uris' => array( '/hello/' ) ),
					'list'  => array( 'keys' => array( 'list:post', 'list:user', 'posts:term:3', 'posts:skipped:term' ), 'uris' => array( '/', '/category/guides/' ) ),
					'moved' => array( 7 ),
				),
			),
			'media has a kind of its own'                      => array( self::MEDIA, self::MEDIA + self::groups( array( 'card' => array( 'Other' ) ) ), array( 'media' => array( 'keys' => array( 'card:post:7', 'card:skipped:post' ), 'uris' => array( '/hello/' ) ), 'moved' => array() ) ),
			'new media is in its list'                         => array( null, self::MEDIA, array( 'media' => array( 'keys' => array( 'post:7' ), 'uris' => array( '/hello/' ) ), 'list' => array( 'keys' => array( 'list:mediaitem' ), 'uris' => array() ), 'moved' => array( 7 ) ) ),
		);
	}

	/** @dataProvider whole */
	public function test_an_edit_causes_these_events_and_no_others( ?array $before, ?array $after, array $events ): void {
		self::assertSame( $events, self::events( $before, $after ) );
	}

	/** Before, after, and the lists' event. */
	public static function lists(): array {
		return array(
			'another author concerns the archives of both' => array( array( 'archives' => array( '/', '/author/a/' ) ), array( 'archives' => array( '/', '/author/b/' ) ), array( 'terms:list:post' ), array( '/author/a/', '/author/b/' ) ),
			'another date concerns the lists of both'      => array( array( 'archives' => array( '/', '/2024/' ) ), array( 'archives' => array( '/', '/2026/' ) ) + self::dated( '2026-11-19 00:00:00' ), array( 'list:post', 'posts:term:3', 'posts:skipped:term' ), array( '/', '/2024/', '/2026/' ) ),
			'a category that came concerns its archive'    => array( array(), array( 'terms' => array( 3, 4 ), 'archives' => array( '/', '/category/guides/', '/category/news/' ) ), array( 'terms:list:post', 'posts:term:4', 'posts:skipped:term' ), array( '/category/news/' ) ),
			'a move into a subcategory concerns lists of the category alone' => array( array(), array( 'terms' => array( 4 ) ), array( 'terms:list:post', 'posts:term:3', 'posts:term:4', 'posts:skipped:term' ), array() ),
			'a contributor is another one'                 => array( array( 'profiles' => self::ROLES ), array( 'profiles' => array( '/contributors/ann/' => 'written', '/contributors/eve/' => 'edited' ) ), array(), array( '/contributors/bob/', '/contributors/eve/' ) ),
			'a contributor has another role'               => array( array( 'profiles' => self::ROLES ), array( 'profiles' => array( '/contributors/ann/' => 'reviewed', '/contributors/bob/' => 'edited' ) ), array(), array( '/contributors/ann/' ) ),
		);
	}

	/** @dataProvider lists */
	public function test_lists_are_named_that_it_enters_leaves_or_moves_in( array $before, array $after, array $keys, array $uris ): void {
		self::assertSame( array( 'keys' => $keys, 'uris' => $uris ), self::events( $before, $after )['list'] );
	}

	public function test_profiles_are_renewed_when_an_article_appears_goes_or_moves_and_not_otherwise(): void {
		$was = array( 'profiles' => self::ROLES );
		self::assertArrayNotHasKey( 'list', self::events( $was, $was + self::groups( array( 'body' => array( 'x' ) ) ) ) );
		foreach ( array( array( $was, $was + self::dated( '2025-01-05 10:00:00' ) ), array( null, $was ), array( $was, null ) ) as list( $before, $after ) ) {
			self::assertSame( array_keys( self::ROLES ), array_values( array_intersect( self::events( $before, $after )['list']['uris'], array_keys( self::ROLES ) ) ) );
		}
	}

	public function test_unpublishing_and_deleting_name_the_same(): void {
		$gone = self::events( array(), null );
		self::assertSame( array( '/hello/' ), $gone['node']['uris'] );
		self::assertSame( array( '/', '/category/guides/' ), $gone['list']['uris'] );
		self::assertSame( $gone, self::events( array(), self::HIDDEN + array( 'uri' => null ) ) );
	}

	public function test_a_deleted_tag_concerns_what_shows_tags_and_not_its_own_page(): void {
		$events = self::events( array(), self::groups( array( 'tags' => array() ) ) + array( 'terms' => array() ) );
		self::assertSame( array( 'keys' => array( 'tags:post:7', 'tags:skipped:post' ), 'uris' => array() ), $events['node'] );
		self::assertContains( 'posts:term:3', $events['list']['keys'] );
	}

	public function test_parents_are_told_of_children_that_appear_move_or_change_their_order(): void {
		$child = array( 'parent' => 2, 'parent_uri' => '/b/' );
		$moved = self::events( array( 'parent' => 1, 'parent_uri' => '/a/', 'uri' => '/a/hello/' ), $child + array( 'uri' => '/b/hello/' ) );
		self::assertSame( array( 'post:7', 'skipped:post', 'body:post:1', 'body:skipped:post', 'body:post:2' ), $moved['node']['keys'] );
		self::assertSame( array( '/a/hello/', '/b/hello/', '/a/', '/b/' ), $moved['node']['uris'] );
		self::assertContains( 'body:post:2', self::events( null, $child )['node']['keys'] );
		self::assertContains( 'body:post:2', self::events( $child, $child + self::dated( self::PLACE['date'], 3 ) )['node']['keys'] );
	}

	public function test_addresses_that_were_guessed_by_a_slug_are_named(): void {
		$was = array( 'slug' => 'hello' );
		self::assertContains( 'slug:hel', self::events( null, $was )['node']['keys'] );
		self::assertContains( 'slug:hel', self::events( $was, null )['node']['keys'] );
		$keys = self::events( $was, array( 'slug' => 'bye', 'uri' => '/bye/' ) )['node']['keys'];
		self::assertSame( array( 'slug:h', 'slug:he', 'slug:hel', 'slug:b', 'slug:by', 'slug:bye' ), array_values( preg_grep( '/^slug:/', $keys ) ) );
		self::assertSame( array(), preg_grep( '/^slug:/', self::events( $was, self::groups( array( 'body' => array( 'x' ) ) ) )['node']['keys'] ) );
	}
}
