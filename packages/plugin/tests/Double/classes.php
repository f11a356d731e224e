<?php
// WordPress's classes, as far as the plugin touches them.

declare( strict_types=1 );

/** A post. */
class WP_Post {
	public int $ID = 0;
	public string $post_type = 'post';
	public string $post_status = 'publish';
	public string $post_name = '';
	public string $post_password = '';
	public int $post_parent = 0;
	/** @var int|string */
	public $post_author = 0;
	public int $menu_order = 0;
	public string $post_title = '';
	public string $post_content = '';
	public string $post_excerpt = '';
	public string $post_date = '';

	public function __construct( array $fields = array() ) {
		foreach ( $fields as $name => $value ) {
			$this->$name = $value;
		}
	}
}

/** A role. */
class WP_Role {
	public array $capabilities;

	public function __construct( array $capabilities = array() ) {
		$this->capabilities = $capabilities;
	}

	public function add_cap( string $name, bool $grant = true ): void {
		$this->capabilities[ $name ] = $grant;
	}

	public function remove_cap( string $name ): void {
		unset( $this->capabilities[ $name ] );
	}
}

/** The roles of a site. */
class WP_Roles {
	public array $role_objects;

	public function __construct( array $roles ) {
		$this->role_objects = $roles;
	}
}

/** A REST request. */
class WP_REST_Request {
	/** @var array<string, mixed> */
	private array $parameters;

	public function __construct( array $parameters = array() ) {
		$this->parameters = $parameters;
	}

	public function get_param( string $name ) {
		return $this->parameters[ $name ] ?? null;
	}
}

/** A REST response. */
class WP_REST_Response {
	/** @var mixed */
	private $data;
	/** @var array<string, mixed> */
	private array $links;

	public function __construct( $data = null, $links = array() ) {
		$this->data  = $data;
		$this->links = is_array( $links ) ? $links : array();
	}

	public function get_data() {
		return $this->data;
	}

	public function set_data( $data ): void {
		$this->data = $data;
	}

	public function get_links(): array {
		return $this->links;
	}

	public function remove_link( string $relation ): void {
		unset( $this->links[ $relation ] );
	}

	public function header( string $name, string $value ): void {
		\Footbridge\Tests\Double\WordPress::call( 'header', array( $name, $value ) );
	}
}

/** An error. */
class WP_Error {
	public string $code;
	public string $message;
	public array $data;

	public function __construct( string $code, string $message, array $data = array() ) {
		$this->code    = $code;
		$this->message = $message;
		$this->data    = $data;
	}
}

/** A taxonomy. */
class WP_Taxonomy {
	public string $name;
	/** @var object */
	public $cap;

	public function __construct( string $name, string $capability ) {
		$this->name = $name;
		$this->cap  = (object) array( 'assign_terms' => $capability );
	}
}

/** A query of terms. */
class WP_Term_Query {
	public array $query_vars;

	public function __construct( array $query_vars ) {
		$this->query_vars = $query_vars;
	}
}

/** A user. */
class WP_User {
	public int $ID;
	public string $display_name = '';
	public string $user_nicename = '';
	public string $user_url = '';
	public string $user_email = '';

	public function __construct( int $id ) {
		$this->ID = $id;
	}
}

/** A query of users. */
class WP_User_Query {
	public array $query_vars;

	public function __construct( array $query_vars ) {
		$this->query_vars = $query_vars;
	}
}

/** A hook's callbacks by priority. */
class WP_Hook {
	public array $callbacks = array();
}
