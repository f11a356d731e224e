<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Webhook;

use Footbridge\Tests\Double\WordPress;
use Footbridge\Webhook\Collector;
use Footbridge\Webhook\Key;
use Footbridge\Webhook\TermDifference;
use Footbridge\Webhook\TermState;
use PHPUnit\Framework\TestCase;

/** What an edit of a term means for pages. */
final class TermDifferenceTest extends TestCase {
	private static function term( array $other = array() ): TermState {
		$state             = new TermState();
		$state->id         = 3;
		$state->name       = 'Guides';
		$state->slug       = 'guides';
		$state->uri        = '/category/guides/';
		$state->list_key   = 'list:category';
		$state->post_lists = array( 'list:post' );
		$state->below      = array( 4 => '/category/guides/detox/' );
		foreach ( $other as $name => $value ) {
			$state->$name = $value;
		}
		return $state;
	}

	private static function events( ?TermState $before, ?TermState $after ): array {
		$collector = new Collector();
		$moved     = TermDifference::collect( $before, $after, $collector );
		return array( array_column( $collector->take(), null, 'kind' ), $moved );
	}

	public function test_a_new_term_changes_lists_of_terms(): void {
		list( $events ) = self::events( null, self::term() );
		self::assertSame( array( 'kind' => 'list', 'keys' => array( 'list:category' ), 'uris' => array( '/category/guides/' ) ), $events['list'] );
		self::assertArrayNotHasKey( 'node', $events );
	}

	public function test_a_description_shows_in_its_archive_alone_and_another_name_moves_nothing_below(): void {
		list( $events, $moved ) = self::events( self::term(), self::term() );
		self::assertSame( array( array( 'body:term:3', 'body:skipped:term' ), array() ), array( $events['node']['keys'], $moved ) );
		list( $events, $moved ) = self::events( self::term(), self::term( array( 'name' => 'Manuals' ) ) );
		self::assertSame( array( 'body:term:3', 'body:skipped:term', 'name:term:3', 'name:skipped:term' ), $events['node']['keys'] );
		self::assertSame( array( array( 'list:category' ), array( 3 ) ), array( $events['list']['keys'], $moved ) );
	}

	public function test_another_name_may_change_which_category_a_card_shows(): void {
		list( $events ) = self::events( self::term(), self::term( array( 'name' => 'A guide', 'shared' => array( 8, 9 ) ) ) );
		self::assertContains( 'card:post:8', $events['node']['keys'] );
		self::assertContains( 'card:post:9', $events['node']['keys'] );
		list( $events ) = self::events( self::term(), self::term( array( 'shared' => array( 8, 9 ) ) ) );
		self::assertNotContains( 'card:post:8', $events['node']['keys'] );
	}

	public function test_another_slug_names_all_addresses_and_the_lists_asked_by_it(): void {
		list( $events, $moved ) = self::events( self::term(), self::term( array( 'slug' => 'books', 'uri' => '/category/books/', 'below' => array( 4 => '/category/books/detox/' ) ) ) );
		self::assertSame( array( '/category/guides/', '/category/books/', '/category/guides/detox/', '/category/books/detox/' ), $events['node']['uris'] );
		self::assertSame( array( 'body:term:3', 'body:skipped:term', 'address:term:3', 'address:skipped:term', 'address:term:4' ), $events['node']['keys'] );
		self::assertContains( 'terms:list:post', $events['list']['keys'] );
		self::assertSame( array( 4, 3 ), $moved );
	}

	public function test_a_deleted_term_names_what_stood_below_and_above_it(): void {
		list( $events ) = self::events( self::term( array( 'above' => array( 2 => '/category/all/' ) ) ), null );
		self::assertContains( '/category/guides/detox/', $events['node']['uris'] );
		self::assertContains( '/category/all/', $events['list']['uris'] );
	}

	public function test_a_name_that_another_plugin_removed_is_empty(): void {
		WordPress::$options['terms'][4]             = new \WP_Term( array( 'name' => null, 'slug' => null ) );
		WordPress::$options['taxonomies']['letter'] = (object) array( 'object_type' => array(), 'hierarchical' => false );

		$state = TermState::read( 4, 'letter' );
		self::assertSame( array( '', '', 'list:letter' ), array( $state->name ?? null, $state->slug ?? null, $state->list_key ?? null ) );
	}
}
