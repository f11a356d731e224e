<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Links;
use Footbridge\Resolve\Place;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;
use WP_Term;

/** What is above and beside a text of another plugin's type. */
final class PlaceTest extends TestCase {
	protected function setUp(): void {
		WordPress::$options['types']      = array(
			'book'     => (object) array( 'name' => 'book', 'label' => 'Books' ),
			'post'     => (object) array( 'name' => 'post', 'label' => 'Posts', '_builtin' => true ),
			'facility' => (object) array( 'name' => 'facility', 'label' => 'Facilities' ),
		);
		WordPress::$options['object_taxonomies'] = array( 'book' => array( 'genre', 'internal' ) );
		WordPress::$options['taxonomies'] = array( 'genre' => (object) array( 'name' => 'genre', 'object_type' => array( 'book' ) ) );
	}

	private static function post( string $type, int $id = 7 ): WP_Post {
		return new WP_Post( array( 'ID' => $id, 'post_type' => $type, 'post_name' => "text-$id", 'post_status' => 'publish', 'post_title' => 'A text' ) );
	}

	private static function term( int $id, string $name ): WP_Term {
		return new WP_Term( array( 'term_id' => $id, 'name' => $name, 'taxonomy' => 'genre' ) );
	}

	public function test_a_text_is_below_its_archive_and_its_term(): void {
		WordPress::$options['terms_of'][7]['genre'] = array( self::term( 3, 'Crime &amp; spies' ) );
		$trail                                      = Place::trail( self::post( 'book' ), new Links( array( 'https://cms.example.com/' ) ) );
		self::assertSame( array( 'Books', 'Crime & spies' ), array_column( $trail, 'title' ) );
		self::assertContains( 'name:term:3', Place::keys( self::post( 'book' ) ) );
		self::assertContains( 'posts:term:3', Place::keys( self::post( 'book' ) ) );
	}

	public function test_texts_with_the_same_terms_are_related(): void {
		WordPress::$options['terms_of'][7]['genre'] = array( self::term( 3, 'Crime' ) );
		WordPress::$options['footbridge_unlisted']  = array( 'at' => time(), 'ids' => array( 99 ) );
		Place::related( self::post( 'book' ) );
		$query = WordPress::$calls['get_posts'][0][0];
		self::assertSame( array( 'book', array( 7, 99 ) ), array( $query['post_type'], $query['post__not_in'] ) );
		self::assertSame( array( 'relation' => 'OR', array( 'taxonomy' => 'genre', 'terms' => array( 3 ) ) ), $query['tax_query'] );
	}

	public function test_wordpresss_types_and_the_content_models_have_their_own_links(): void {
		foreach ( array( 'post', 'facility' ) as $type ) {
			self::assertSame( array(), Place::trail( self::post( $type ), new Links( array( 'https://cms.example.com/' ) ) ), $type );
			self::assertSame( array(), Place::related( self::post( $type ) ), $type );
		}
	}
}
