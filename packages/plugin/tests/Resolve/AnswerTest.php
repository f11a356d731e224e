<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Answer;
use Footbridge\Resolve\Links;
use Footbridge\Resolve\Queried;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;
use WP_Post;

/** A response's data about the content at a path. */
final class AnswerTest extends TestCase {
	private const FIELDS = array( 'status', 'location', 'isRule', 'templates', 'conditionals', 'object', 'posts', 'found', 'maxPages', 'page', 'numPages', 'part', 'commentPages', 'commentPage', 'search', 'date', 'feed', 'perPage', 'bylines', 'title', 'canonical', 'passwordRequired', 'trail', 'related', 'seo', 'robotsTxt' );

	private static function named( string $status ): ?array {
		$page = new WP_Post( array( 'ID' => 7, 'post_type' => 'page', 'post_status' => $status, 'post_title' => 'Plans', 'post_name' => 'plans' ) );
		return Queried::named( $page, new Links( array( 'https://cms.example.com/' ) ) );
	}

	public function test_a_public_text_is_named_as_wordpress_and_graphql_do(): void {
		WordPress::$options['types'] = array( 'page' => (object) array( 'show_in_graphql' => true, 'graphql_single_name' => 'page' ) );
		$wanted                      = array( 'kind' => 'post', 'id' => 7, 'globalId' => base64_encode( 'post:7' ), 'typename' => 'Page', 'type' => 'page', 'name' => 'Plans', 'slug' => 'plans', 'uri' => '/plans/' );
		self::assertSame( $wanted, self::named( 'publish' ) );
	}

	public function test_what_graphql_does_not_show_has_no_name_there(): void {
		WordPress::$options['types'] = array( 'page' => (object) array( 'show_in_graphql' => false ) );
		$named                       = (array) self::named( 'publish' );
		self::assertSame( array( 7, null, null ), array( $named['id'], $named['globalId'], $named['typename'] ) );
	}

	public function test_nothing_is_said_of_a_text_that_readers_may_not_see(): void {
		foreach ( array( 'private', 'draft', 'future', 'pending', 'trash' ) as $status ) {
			self::assertNull( self::named( $status ), $status );
		}
	}

	public function test_a_term_without_a_name_has_an_empty_one(): void {
		$named = (array) Queried::named( new \WP_Term( array( 'name' => null, 'slug' => null ) ), new Links( array( 'https://cms.example.com/' ) ) );
		self::assertSame( array( '', '' ), array( $named['name'], $named['slug'] ) );
	}

	public function test_every_answer_has_the_same_fields(): void {
		self::assertSame( self::FIELDS, array_keys( Answer::bare( 404 ) ) );
		self::assertSame( array( 301, '/about/' ), array_values( array_slice( Answer::bare( 301, '/about/' ), 0, 2 ) ) );
	}
}
