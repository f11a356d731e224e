<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Blocks;

use Footbridge\Blocks\Blocks;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;
use WP_Query;

/** What a post's blocks read of the page around them. */
final class BlocksTest extends TestCase {
	protected function setUp(): void {
		WordPress::$options['graphql'] = true;
		WordPress::$edited             = 2;
		WordPress::$posts              = array(
			2 => self::post( 2, 'post', '2024-02-05 10:00:00' ),
			3 => self::post( 3, 'post', '2019-11-30 23:00:00' ),
			4 => self::post( 4, 'page', '2020-01-01 00:00:00' ),
		);
		$GLOBALS['wp_query']           = new WP_Query();
		$GLOBALS['wp_query']->post     = WordPress::$posts[4];
		$_GET                          = array( 'graphql' => '' );
	}

	private static function post( int $id, string $type, string $date ): WP_Post {
		return new WP_Post( array( 'ID' => $id, 'post_type' => $type, 'post_date' => $date ) );
	}

	/** Renders a post's text, and returns what its blocks read: year, month and the main query's post. */
	private static function seen( int $id, ?callable $inner = null ): array {
		$seen = array( null, null, 0 );
		WordPress::$edited = $id;
		add_filter(
			'the_content',
			static function ( string $text ) use ( &$seen, $inner ): string {
				if ( 'text' === $text ) {
					if ( null !== $inner ) {
						$inner();
					}
					$seen = array( $GLOBALS['year'] ?? null, $GLOBALS['monthnum'] ?? null, $GLOBALS['wp_query']->post->ID );
				}
				return $text;
			}
		);
		apply_filters( 'the_content', 'text' );
		return $seen;
	}

	public function test_a_calendar_shows_the_month_of_its_post_and_a_block_after_a_loop_belongs_to_it(): void {
		Blocks::register();
		self::assertSame( array( 2024, 2, 2 ), self::seen( 2 ) );
		self::assertSame( array( null, null, 4 ), array( $GLOBALS['year'] ?? null, $GLOBALS['monthnum'] ?? null, $GLOBALS['wp_query']->post->ID ) );
		self::assertSame( array( null, null, 4 ), self::seen( 4 ), 'a page shows the current month' );
	}

	public function test_a_text_in_a_text_belongs_to_the_outer_ones_page(): void {
		Blocks::register();
		$inner = static function (): void {
			WordPress::$edited = 3;
			apply_filters( 'the_content', 'another text' );
			WordPress::$edited = 2;
		};
		self::assertSame( array( 2024, 2, 2 ), self::seen( 2, $inner ) );
	}

	public function test_wordpress_own_pages_stay_as_they_are(): void {
		WordPress::$options['graphql'] = false;
		Blocks::register();
		self::assertSame( array( null, null, 4 ), self::seen( 2 ) );
		self::assertSame( '<li>a</li>', self::track() );
	}

	private static function track(): string {
		return apply_filters( 'render_block_core/playlist-track', '<li>a</li>', array( 'attrs' => array( 'src' => 'https://cms.example.org/a.mp3' ) ) );
	}

	public function test_a_track_has_a_player(): void {
		Blocks::register();
		self::assertSame( '<li>a<audio controls src="https://cms.example.org/a.mp3"></audio></li>', self::track() );
		self::assertSame( '<li>a</li>', apply_filters( 'render_block_core/playlist-track', '<li>a</li>', array( 'attrs' => array() ) ) );
	}

	public function test_a_query_loop_reads_the_requested_page_and_no_cached_answer(): void {
		$_SERVER['HTTP_X_FOOTBRIDGE_QUERY'] = 'query-1-page=2&query-page=13';
		Blocks::register();
		self::assertSame( array( 'query-1-page' => '2', 'query-page' => '13', 'graphql' => '' ), $_GET );
		self::assertFalse( apply_filters( 'graphql_cache_is_object_cache_enabled', true ) );
	}

	/** @dataProvider others */
	public function test_nothing_else_becomes_a_parameter( string $header ): void {
		$_SERVER['HTTP_X_FOOTBRIDGE_QUERY'] = $header;
		Blocks::register();
		self::assertSame( array( 'graphql' => '' ), $_GET );
		self::assertTrue( apply_filters( 'graphql_cache_is_object_cache_enabled', true ) );
	}

	public static function others(): array {
		return array( array( '' ), array( 'p=2' ), array( 'query-1-page=' ), array( 'query-1-page=2 or 1' ), array( 'query-1-page=-2' ), array( 'xquery-1-page=2' ), array( 'query-1-page[]=2' ) );
	}
}
