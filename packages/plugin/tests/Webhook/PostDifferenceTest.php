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
	/** @var list<int> */
	private array $moved = array();

	/** A published post of category 3, author 1. */
	private static function post( array $other = array() ): PostState {
		$state           = new PostState( 7 );
		$state->visible  = true;
		$state->uri      = '/hello/';
		$state->list_key = 'list:post';
		$state->terms    = array( 3 );
		$state->archives = array( '/', '/category/guides/' );
		$state->place    = array( 'date' => '2024-01-05 10:00:00', 'order' => 0 );
		$state->groups   = self::groups();
		foreach ( $other as $name => $value ) {
			$state->$name = $value;
		}
		return $state;
	}

	/** Its groups of fields. */
	private static function groups( array $other = array() ): array {
		return array_merge( array( 'name' => array( 'Hello' ), 'excerpt' => 'Hello', 'card' => array(), 'tags' => array( 3 ), 'body' => array() ), $other );
	}

	/** @return array<string, array{keys: list<string>, uris: list<string>}> Events by kind, keys decoded. */
	private function events( ?PostState $before, ?PostState $after ): array {
		$collector   = new Collector();
		$this->moved = PostDifference::collect( $before, $after, $collector );
		$events        = array();
		foreach ( $collector->take() as $event ) {
			$events[ $event['kind'] ] = array(
				'keys' => array_map( static fn( string $key ): string => implode( ':', Key::parse( $key ) ?? array( $key ) ), $event['keys'] ),
				'uris' => $event['uris'],
			);
		}
		return $events;
	}

	public function test_a_draft_that_stays_one_is_told_to_nobody(): void {
		$draft = array( 'visible' => false );
		self::assertSame( array(), $this->events( self::post( $draft ), self::post( $draft ) ) );
		self::assertSame( array(), $this->events( null, self::post( $draft ) ) );
		self::assertSame( array(), $this->events( null, null ) );
	}

	public function test_what_no_list_shows_concerns_its_own_page_alone(): void {
		self::assertSame( array( 'node' => array( 'keys' => array( 'body:post:7', 'body:skipped:post' ), 'uris' => array( '/hello/' ) ) ), $this->events( self::post(), self::post( array( 'groups' => self::groups( array( 'body' => array( 'Other' ) ) ) ) ) ) );
	}

	public function test_without_a_difference_there_is_no_event(): void {
		self::assertSame( array(), $this->events( self::post(), self::post() ) );
	}

	public function test_what_lists_show_concerns_the_pages_that_show_it_and_no_list(): void {
		$keys = array( 'excerpt:post:7', 'excerpt:skipped:post' );
		foreach ( array( 'Hi', null ) as $excerpt ) {
			$after = self::post( array( 'groups' => self::groups( array( 'excerpt' => $excerpt ) ) ) );
			self::assertSame( array( 'node' => array( 'keys' => $keys, 'uris' => array( '/hello/' ) ) ), $this->events( self::post(), $after ) );
		}
		$unknown = self::post( array( 'groups' => self::groups( array( 'excerpt' => null ) ) ) );
		self::assertSame( $keys, $this->events( $unknown, $unknown )['node']['keys'], 'unknown counts as changed' );
	}

	public function test_a_deleted_tag_concerns_what_shows_tags_and_not_its_own_page(): void {
		$after  = self::post( array( 'groups' => self::groups( array( 'tags' => array() ) ), 'terms' => array() ) );
		$events = $this->events( self::post(), $after );
		self::assertSame( array( 'keys' => array( 'tags:post:7', 'tags:skipped:post' ), 'uris' => array() ), $events['node'] );
		self::assertContains( 'posts:term:3', $events['list']['keys'] );
	}

	public function test_no_menu_changes_without_another_name(): void {
		$this->events( self::post(), self::post() );
		self::assertSame( array(), $this->moved );
	}

	public function test_publishing_names_its_address_its_lists_and_its_terms(): void {
		$events = $this->events( self::post( array( 'visible' => false, 'uri' => null ) ), self::post() );
		self::assertSame( array( 'keys' => array( 'post:7' ), 'uris' => array( '/hello/' ) ), $events['node'], 'no cut answer can hold what was not there' );
		self::assertSame( array( 'list:post', 'list:user', 'posts:term:3', 'posts:skipped:term' ), $events['list']['keys'] );
		self::assertSame( array( '/', '/category/guides/' ), $events['list']['uris'] );
		self::assertSame( array( 7 ), $this->moved );
	}

	public function test_unpublishing_and_deleting_name_the_same(): void {
		$gone = $this->events( self::post(), null );
		self::assertSame( array( '/hello/' ), $gone['node']['uris'] );
		self::assertSame( array( '/', '/category/guides/' ), $gone['list']['uris'] );
		self::assertSame( $gone, $this->events( self::post(), self::post( array( 'visible' => false, 'uri' => null ) ) ) );
	}

	public function test_a_new_slug_names_both_addresses_and_those_below(): void {
		$events = $this->events(
			self::post( array( 'below' => array( 8 => '/hello/child/', 9 => '/kept/' ) ) ),
			self::post( array( 'uri' => '/hi/', 'below' => array( 8 => '/hi/child/', 9 => '/kept/' ) ) )
		);
		self::assertSame( array( 'post:7', 'skipped:post', 'post:8' ), $events['node']['keys'] );
		self::assertSame( array( '/hello/', '/hi/', '/hello/child/', '/hi/child/' ), $events['node']['uris'] );
		self::assertSame( array( 8, 7 ), $this->moved );
	}

	public function test_a_hidden_page_that_moves_takes_those_below_along(): void {
		$hidden = array( 'visible' => false );
		$events = $this->events(
			self::post( $hidden + array( 'below' => array( 8 => '/hello__trashed/child/' ) ) ),
			self::post( $hidden + array( 'below' => array( 8 => '/hello/child/' ) ) )
		);
		self::assertSame( array( 'node' => array( 'keys' => array( 'post:8', 'skipped:post' ), 'uris' => array( '/hello__trashed/child/', '/hello/child/' ) ) ), $events );
	}

	public function test_a_move_names_both_parents(): void {
		$events = $this->events(
			self::post( array( 'parent' => 1, 'parent_uri' => '/a/', 'uri' => '/a/hello/' ) ),
			self::post( array( 'parent' => 2, 'parent_uri' => '/b/', 'uri' => '/b/hello/' ) )
		);
		self::assertSame( array( 'post:7', 'skipped:post', 'body:post:1', 'body:skipped:post', 'body:post:2' ), $events['node']['keys'] );
		self::assertSame( array( '/a/hello/', '/b/hello/', '/a/', '/b/' ), $events['node']['uris'] );
	}

	public function test_a_child_that_appears_is_told_to_its_parent(): void {
		$events = $this->events( null, self::post( array( 'parent' => 2, 'parent_uri' => '/b/' ) ) );
		self::assertContains( 'body:post:2', $events['node']['keys'] );
	}

	public function test_another_order_is_told_to_the_parent(): void {
		$child  = array( 'parent' => 2, 'parent_uri' => '/b/' );
		$events = $this->events( self::post( $child ), self::post( $child + array( 'place' => array( 'date' => '2024-01-05 10:00:00', 'order' => 3 ) ) ) );
		self::assertContains( 'body:post:2', $events['node']['keys'] );
	}

	public function test_another_author_concerns_the_archives_of_both(): void {
		$events = $this->events( self::post( array( 'archives' => array( '/', '/author/a/' ) ) ), self::post( array( 'archives' => array( '/', '/author/b/' ) ) ) );
		self::assertSame( array( 'keys' => array( 'terms:list:post' ), 'uris' => array( '/author/a/', '/author/b/' ) ), $events['list'] );
	}

	public function test_another_date_concerns_the_lists_of_both(): void {
		$events = $this->events(
			self::post( array( 'archives' => array( '/', '/2024/' ) ) ),
			self::post( array( 'archives' => array( '/', '/2026/' ), 'place' => array( 'date' => '2026-11-19 00:00:00', 'order' => 0 ) ) )
		);
		self::assertSame( array( 'keys' => array( 'list:post', 'posts:term:3', 'posts:skipped:term' ), 'uris' => array( '/', '/2024/', '/2026/' ) ), $events['list'] );
	}

	public function test_a_category_that_came_or_went_concerns_its_archive_only(): void {
		$events = $this->events( self::post(), self::post( array( 'terms' => array( 3, 4 ), 'archives' => array( '/', '/category/guides/', '/category/news/' ) ) ) );
		self::assertSame( array( 'keys' => array( 'terms:list:post', 'posts:term:4', 'posts:skipped:term' ), 'uris' => array( '/category/news/' ) ), $events['list'] );
	}

	public function test_a_move_into_a_subcategory_concerns_lists_of_the_category_alone(): void {
		$events = $this->events( self::post(), self::post( array( 'terms' => array( 4 ) ) ) );
		self::assertSame( array( 'terms:list:post', 'posts:term:3', 'posts:term:4', 'posts:skipped:term' ), $events['list']['keys'] );
	}

	public function test_another_title_may_be_another_menu_label(): void {
		$this->events( self::post(), self::post( array( 'groups' => self::groups( array( 'name' => array( 'Hi' ) ) ) ) ) );
		self::assertSame( array( 7 ), $this->moved );
	}

	public function test_media_has_a_kind_of_its_own(): void {
		$media = array( 'media' => true, 'list_key' => 'list:mediaitem', 'terms' => array(), 'archives' => array(), 'parent' => 5 );
		self::assertSame( array( 'media' ), array_keys( $this->events( self::post( $media ), self::post( $media + array( 'groups' => self::groups( array( 'card' => array( 'Other' ) ) ) ) ) ) ) );
		$new = $this->events( null, self::post( $media ) );
		self::assertSame( array( 'list:mediaitem' ), $new['list']['keys'] );
		self::assertArrayNotHasKey( 'node', $new );
	}

	public function test_addresses_that_were_guessed_by_a_slug_are_named(): void {
		$was = self::post( array( 'slug' => 'hello' ) );
		self::assertContains( 'slug:hel', $this->events( null, $was )['node']['keys'] );
		self::assertContains( 'slug:hel', $this->events( $was, null )['node']['keys'] );
		$keys = $this->events( $was, self::post( array( 'slug' => 'bye', 'uri' => '/bye/' ) ) )['node']['keys'];
		self::assertSame( array( 'slug:h', 'slug:he', 'slug:hel', 'slug:b', 'slug:by', 'slug:bye' ), array_values( preg_grep( '/^slug:/', $keys ) ) );
		self::assertSame( array(), preg_grep( '/^slug:/', $this->events( $was, self::post( array( 'groups' => self::groups( array( 'body' => array( 'x' ) ) ) ) ) )['node']['keys'] ) );
	}

	public function test_profiles_are_renewed_when_an_article_enters_leaves_moves_or_changes_its_role(): void {
		$was = self::post( array( 'profiles' => array( '/contributors/ann/' => 'written', '/contributors/bob/' => 'edited' ) ) );
		$now = self::post( array( 'profiles' => array( '/contributors/ann/' => 'written', '/contributors/eve/' => 'edited' ) ) );
		self::assertSame( array( '/contributors/bob/', '/contributors/eve/' ), $this->events( $was, $now )['list']['uris'] );
		$role = self::post( array( 'profiles' => array( '/contributors/ann/' => 'reviewed', '/contributors/bob/' => 'edited' ) ) );
		self::assertSame( array( '/contributors/ann/' ), $this->events( $was, $role )['list']['uris'] );
		self::assertArrayNotHasKey( 'list', $this->events( $was, self::post( array( 'profiles' => $was->profiles, 'groups' => self::groups( array( 'body' => array( 'x' ) ) ) ) ) ) );
		$moved = self::post( array( 'profiles' => $was->profiles, 'place' => array( 'date' => '2025-01-05 10:00:00', 'order' => 0 ) ) );
		foreach ( array( array( $was, $moved ), array( null, $was ), array( $was, null ) ) as list( $before, $after ) ) {
			self::assertSame( array_keys( $was->profiles ), array_values( array_intersect( $this->events( $before, $after )['list']['uris'], array_keys( $was->profiles ) ) ) );
		}
	}
}
